#!/usr/bin/env bash
# Installs on Debian the programs that the tests use, where they are missing.
#
#     bash scripts/install/debian.sh gate      those of .ci/run
#     bash scripts/install/debian.sh proofs    those of `npm run proofs`, and of the gate
set -uo pipefail

apt_updated=no

# apt PACKAGE… installs packages, with one retry: mirrors fail at times.
apt() {
  local root=""
  [ "$(id -u)" = 0 ] || root=sudo
  if [ "$apt_updated" = no ]; then
    $root apt-get update -qq || true
    apt_updated=yes
  fi
  local options=(-y -qq --no-install-recommends)
  $root env DEBIAN_FRONTEND=noninteractive apt-get install "${options[@]}" "$@" >/dev/null ||
    $root env DEBIAN_FRONTEND=noninteractive apt-get install "${options[@]}" "$@" >/dev/null ||
    echo "could not install $*" >&2
}

# need COMMAND PACKAGE… installs the packages where the command is missing.
need() {
  local command=$1
  shift
  command -v "$command" >/dev/null 2>&1 || apt "$@"
}

PATH="$PATH:/usr/sbin"

install_for_gate() {
  need npm nodejs npm
  # Shared limits.
  command -v redis-server >/dev/null 2>&1 || command -v valkey-server >/dev/null 2>&1 ||
    apt redis-server
  # The certificates of the tests of TLS.
  need openssl openssl
  need curl curl
  need chromium chromium
}

install_for_proofs() {
  need python3 python3
  python3 -c 'import venv, ensurepip' 2>/dev/null || apt python3-venv
  # The llama.cpp server of the real-model tests is installed by pip into a folder of the project.
  python3 -m pip --version >/dev/null 2>&1 || apt python3-pip
  # Checks the alert rules, and answers the dashboards' queries.
  need promtool prometheus
  # pg_dump copies servers up to its own version: the operators' pages run on Debian's PostgreSQL.
  ls /usr/lib/postgresql/*/bin/pg_dump >/dev/null 2>&1 || apt postgresql
  need pgbouncer pgbouncer
  # A cluster of PostgreSQL servers: its store of keys, and the proxy that finds the leader. Patroni is
  # installed by pip into a folder of the project.
  need etcd etcd-server
  need haproxy haproxy
  # Compile and run the generated clients.
  need cargo cargo-web rustc-web
  need javac default-jdk-headless
  need mvn maven
  need go golang-go
  php -r "require 'GuzzleHttp/autoload.php';" 2>/dev/null ||
    apt php-cli php-curl php-mbstring php-guzzlehttp-guzzle
  ruby -e "require 'typhoeus'" 2>/dev/null || apt ruby ruby-typhoeus
  # Check deploy/, and stand before the gateways of the rollouts.
  need systemd-analyze systemd
  need nginx nginx-light
  need caddy caddy
}

case "${1:-}" in
  gate) install_for_gate ;;
  proofs)
    install_for_gate
    install_for_proofs
    ;;
  *)
    echo "usage: debian.sh gate|proofs" >&2
    exit 2
    ;;
esac
