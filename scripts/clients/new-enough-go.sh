#!/usr/bin/env bash
# Prints the folder of a `go` that compiles the Go client: the machine's own if that is 1.21 or
# newer (it downloads what go.mod requires), else one that the machine's own downloads as a module.
#
#     PATH="$(bash scripts/clients/new-enough-go.sh):$PATH"
set -euo pipefail

version=1.25.5

have=$(go version | grep -Eo '[0-9]+\.[0-9]+' | head -n 1)
if printf '1.21\n%s\n' "$have" | sort --check=quiet --version-sort; then
  dirname "$(command -v go)"
  exit
fi
module="golang.org/toolchain@v0.0.1-go$version.$(go env GOOS)-$(go env GOARCH)"
GOFLAGS=-modcacherw go mod download "$module" >&2
folder="$(go env GOMODCACHE)/$module"
# Files of Go modules are not executable.
chmod -R u+x "$folder/bin" "$folder/pkg/tool"
echo "$folder/bin"
