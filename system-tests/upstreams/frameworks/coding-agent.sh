#!/bin/sh
# Twelve turns by a coding agent, each a run of its own that goes on with the last conversation:
# coding-agent.sh PROGRAM claude-code|codex|mistral-vibe|pi CHANGE. Run by run.ts.
#
# Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL; HOME is a folder that may be filled.
set -eu
program=$1 agent=$2 change=$3
mkdir -p "$HOME/.vibe" "$HOME/.codex" "$HOME/.pi/agent" "$HOME/work"
cd "$HOME/work"
export ANTHROPIC_BASE_URL="${GATEWAY_URL%/v1}" ANTHROPIC_AUTH_TOKEN="$GATEWAY_KEY"
export ANTHROPIC_MODEL="$MODEL" ANTHROPIC_DEFAULT_HAIKU_MODEL="$MODEL"
export CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1
# Else Claude Code ends a request with a sentence that it leaves out of the next: a changed prefix.
export CLAUDE_CODE_TOASTY_THIMBLE=0
cat > "$HOME/.vibe/config.toml" <<CONFIG
active_model = "gateway"
[[providers]]
name = "gateway"
api_base = "$GATEWAY_URL"
api_key_env_var = "GATEWAY_KEY"
api_style = "openai"
backend = "generic"
[[models]]
name = "$MODEL"
provider = "gateway"
alias = "gateway"
CONFIG
cat > "$HOME/.codex/config.toml" <<CONFIG
model = "$MODEL"
model_provider = "gateway"
model_reasoning_effort = "high"
web_search = "disabled"
[model_providers.gateway]
name = "gateway"
base_url = "$GATEWAY_URL"
env_key = "GATEWAY_KEY"
wire_api = "responses"
CONFIG
cat > "$HOME/.pi/agent/models.json" <<CONFIG
{
  "providers": {
    "gateway": {
      "api": "openai-completions",
      "baseUrl": "$GATEWAY_URL",
      "apiKey": "GATEWAY_KEY",
      "models": [{ "id": "$MODEL", "reasoning": true }]
    }
  }
}
CONFIG

turn=1
while [ $turn -le 12 ]; do
  set --
  if [ $turn -gt 1 ]; then set -- --continue; fi
  if [ "$agent" = claude-code ]; then
    # Else it keeps the system prompt of the first turn.
    if [ "$change" = clock ]; then
      set -- "$@" --append-system-prompt "It is $turn." --system-prompt-snapshot off
    fi
    # Agent, the first tool, would hold a conversation of its own.
    set -- "$@" --disallowedTools Agent
    if [ "$change" = tools ] && [ $turn -ge 7 ]; then set -- "$@" Edit Write; fi
    "$program" -p "Question $turn" "$@" < /dev/null > answer 2> warnings
  elif [ "$agent" = codex ]; then
    set -- --skip-git-repo-check --dangerously-bypass-approvals-and-sandbox
    if [ $turn -gt 1 ]; then set -- resume --last "$@"; fi
    if [ "$change" = tools ] && [ $turn -ge 7 ]; then
      set -- "$@" -c features.goals=false -c features.multi_agent=false
    fi
    "$program" exec "$@" "Question $turn" < /dev/null > answer 2> warnings
  elif [ "$agent" = pi ]; then
    if [ "$change" = clock ]; then set -- "$@" --append-system-prompt "It is $turn."; fi
    if [ "$change" = tools ] && [ $turn -ge 7 ]; then set -- "$@" --tools read,bash; fi
    "$program" --offline --provider gateway --model "$MODEL" -p "Question $turn" "$@" \
      < /dev/null > answer 2> warnings
  else
    if [ "$change" = tools ] && [ $turn -ge 7 ]; then
      set -- "$@" --disabled-tools web_search --disabled-tools web_fetch
    fi
    "$program" -p "Question $turn" --trust "$@" < /dev/null > answer 2> warnings
  fi
  grep -q "I remember" answer || { cat answer warnings >&2; exit 1; }
  turn=$((turn + 1))
done
echo $((turn - 1))
