#!/bin/sh
# Twelve questions by an evaluation tool: evaluation.sh PROGRAM lm-eval|garak|inspect. Run by run.ts.
#
# Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL; HOME is a folder that may be filled.
set -eu
program=$1 tool=$2
export HF_HUB_OFFLINE=1
cd "$HOME"
if [ "$tool" = lm-eval ]; then
  for number in 1 2 3 4 5 6 7 8 9 10 11 12; do
    echo "{\"question\": \"Question $number\", \"answer\": \"Hello, you.\"}"
  done > questions.jsonl
  cat > questions.yaml <<TASK
task: questions
dataset_path: json
dataset_kwargs: { data_files: { test: "$HOME/questions.jsonl" } }
test_split: test
output_type: generate_until
doc_to_text: "{{question}}"
doc_to_target: "{{answer}}"
metric_list: [{ metric: exact_match, aggregation: mean, higher_is_better: true }]
TASK
  OPENAI_API_KEY="$GATEWAY_KEY" "$program" run --model local-chat-completions \
    --model_args "model=$MODEL,base_url=$GATEWAY_URL/chat/completions,num_concurrent=2" \
    --apply_chat_template --include_path . --tasks questions > answer
  grep -q 'exact_match|↑  |    1|' answer || { cat answer >&2; exit 1; }
elif [ "$tool" = inspect ]; then
  cat > questions.py <<'TASK'
from inspect_ai import Task, task
from inspect_ai.dataset import Sample
from inspect_ai.scorer import includes
from inspect_ai.solver import generate, system_message, use_tools
from inspect_ai.tool import tool


@tool
def look():
    async def execute(step: int):
        """Looks.

        Args:
            step: The number of the look.
        """
        return "red"

    return execute


@task
def questions():
    return Task(
        dataset=[Sample(input=f"Question {n}", target="I remember 41 and 42.") for n in range(4)],
        solver=[system_message("Be brief."), use_tools(look()), generate()],
        scorer=includes(),
    )
TASK
  OPENAI_BASE_URL="$GATEWAY_URL" OPENAI_API_KEY="$GATEWAY_KEY" "$program" eval questions.py \
    --model "openai/$MODEL" -M responses_api=false --display plain --reasoning-effort minimal \
    --seed 1 --num-choices 1 --frequency-penalty 0 --no-parallel-tool-calls > answer
  grep -q 'accuracy *1.000' answer || { cat answer >&2; exit 1; }
else
  echo "{\"openai\": {\"OpenAICompatible\": {\"uri\": \"$GATEWAY_URL\"}}}" > gateway.json
  OPENAICOMPATIBLE_API_KEY="$GATEWAY_KEY" "$program" --target_type openai.OpenAICompatible \
    --target_name "$MODEL" --generator_option_file gateway.json --generations 12 \
    --probes lmrc.QuackMedicine > answer
  grep -q 'PASS.* 12/  12' answer || { cat answer >&2; exit 1; }
fi
