"""Requests that frameworks send and the contract refuses, and the switch that avoids each.

Run by hand against a running gateway (docs/decisions/hints.md has the commands). Each case is sent
as the framework sends it, which must be refused with a hint that names the switch, and once more
with the switch set, which must succeed. Exits with 1 if one does not.

Environment: GATEWAY_URL (with /v1), GATEWAY_KEY.
"""

import asyncio
import os
import sys
from typing import Any, Callable, NamedTuple, Optional

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"
os.environ["OPENAI_AGENTS_DISABLE_TRACING"] = "1"

import litellm
from agents import Agent, ModelSettings, OpenAIChatCompletionsModel, Runner
from langchain_openai import ChatOpenAI
from llama_index.core import PromptTemplate
from llama_index.core.agent.workflow import FunctionAgent, ReActAgent
from llama_index.llms.openai_like import OpenAILike
from openai import AsyncOpenAI
from openai.types.shared import Reasoning
from pydantic import BaseModel

URL = os.environ["GATEWAY_URL"]
KEY = os.environ["GATEWAY_KEY"]
REASONING = {"reasoning": {"effort": "low"}}
litellm.suppress_debug_info = True


class Colour(BaseModel):
    """A colour."""

    name: str


def look(colour: str) -> str:
    """Looks at a colour."""
    return colour


def langchain(**settings: Any) -> ChatOpenAI:
    return ChatOpenAI(
        model="sandbox/echo", base_url=URL, api_key=KEY, max_retries=0, **settings
    )


def langchain_object(**settings: Any) -> Any:
    by_function = langchain(**settings).with_structured_output(Colour, method="function_calling")
    return by_function.invoke("Hello")


def llama_index(**settings: Any) -> OpenAILike:
    given = {"model": "sandbox/echo", "is_function_calling_model": True, **settings}
    return OpenAILike(api_base=URL, api_key=KEY, is_chat_model=True, max_retries=0, **given)


def llama_index_object(**settings: Any) -> Colour:
    prompt = PromptTemplate("Name a colour.")
    return llama_index(**settings).structured_predict(Colour, prompt)


def llama_index_agent(kind: Any) -> str:
    async def run() -> str:
        return str(await kind(tools=[look], llm=llama_index()).run("Hello"))

    return asyncio.run(run())


def lite_llm(model: str, **settings: Any) -> str:
    reply = litellm.completion(
        model=model,
        api_base=URL,
        api_key=KEY,
        num_retries=0,
        messages=[{"role": "user", "content": "Hello"}],
        **settings,
    )
    return reply.choices[0].message.content


def openai_agent(**settings: Any) -> str:
    client = AsyncOpenAI(base_url=URL, api_key=KEY, max_retries=0)
    model = OpenAIChatCompletionsModel(model="sandbox/echo", openai_client=client)
    agent = Agent(name="a", model=model, model_settings=ModelSettings(**settings))
    return Runner.run_sync(agent, "Hello").final_output


class Case(NamedTuple):
    name: str
    field: str
    switch: str
    refused: Callable[[], Any]
    accepted: Callable[[], Any]


CASES = [
    Case(
        "LangChain, structured output",
        "parallel_tool_calls",
        'disabled_params={"parallel_tool_calls": None}',
        langchain_object,
        lambda: langchain_object(disabled_params={"parallel_tool_calls": None}),
    ),
    Case(
        "LangChain, effort",
        "reasoning_effort",
        "extra_body",
        lambda: langchain(reasoning_effort="low").invoke("Hello").content,
        lambda: langchain(extra_body=REASONING).invoke("Hello").content,
    ),
    Case(
        "LlamaIndex, structured output",
        "parallel_tool_calls",
        "should_use_structured_outputs=True",
        llama_index_object,
        lambda: llama_index_object(should_use_structured_outputs=True),
    ),
    Case(
        "LlamaIndex, agent",
        "parallel_tool_calls",
        "ReActAgent",
        lambda: llama_index_agent(FunctionAgent),
        lambda: llama_index_agent(ReActAgent),
    ),
    Case(
        "LiteLLM, openrouter",
        "usage",
        "openai/",
        lambda: lite_llm("openrouter/sandbox/echo"),
        lambda: lite_llm("openai/sandbox/echo"),
    ),
    Case(
        "LiteLLM, effort",
        "reasoning_effort",
        "extra_body",
        lambda: lite_llm("openai/sandbox/echo", reasoning_effort="low"),
        lambda: lite_llm("openai/sandbox/echo", extra_body=REASONING),
    ),
    Case(
        "openai-agents, effort",
        "reasoning_effort",
        "extra_body",
        lambda: openai_agent(reasoning=Reasoning(effort="low")),
        lambda: openai_agent(extra_body=REASONING),
    ),
]


def fault_of(case: Case) -> Optional[str]:
    """What is wrong with a case; None if it is refused, hinted and mended as it should be."""
    try:
        return f"is accepted without the switch: {case.refused()}"
    except Exception as error:
        # LiteLLM shows the body as JSON text, the others its message.
        text = str(error).replace('\\"', '"')
        if f'Unknown field "{case.field}"' not in text:
            return f"is refused for something else: {text[:400]}"
        if case.switch not in text:
            return f"the hint does not name {case.switch}: {text[:400]}"
    try:
        reply = case.accepted()
    except Exception as error:
        return f"is refused with the switch: {str(error)[:400]}"
    return None if reply else "answers nothing with the switch"


def main() -> None:
    failed = 0
    for case in CASES:
        fault = fault_of(case)
        failed += fault is not None
        print(f"{case.name}: {fault or 'ok'}")
    print(f"{len(CASES) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
