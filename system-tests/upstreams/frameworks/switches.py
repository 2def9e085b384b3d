"""Fields that frameworks send and the contract refuses, and the switch that avoids each.

``switches.py ENVIRONMENT`` plays those of the frameworks that are installed together; run by
``run.ts``. Each case is sent as the framework sends it, which must be refused with a hint that names
the switch, and once more with the switch set, which must succeed. With UNLISTED_FIELDS=ignore it is
sent without the switch, which must succeed. Prints a line for each case.

Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL, UNLISTED_FIELDS.
"""

import asyncio
import os
import sys
from typing import Any, Callable, NamedTuple, Optional

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"
os.environ["OPENAI_AGENTS_DISABLE_TRACING"] = "1"

from pydantic import BaseModel

URL = os.environ["GATEWAY_URL"]
KEY = os.environ["GATEWAY_KEY"]
MODEL = os.environ["MODEL"]
IGNORED = os.environ["UNLISTED_FIELDS"] == "ignore"
REASONING = {"reasoning": {"effort": "low"}}
HELLO = [{"role": "user", "content": "Hello"}]


class Case(NamedTuple):
    name: str
    # What the refusal says, and the switch in its hint.
    refusal: str
    switch: str
    refused: Callable[[], Any]
    accepted: Callable[[], Any]


class Step(BaseModel):
    """A step."""

    step: int


def look(step: int) -> str:
    """Looks.

    Args:
        step: The number of the look.
    """
    return "red"


def unknown(field: str) -> str:
    return f'Unknown field "{field}"'


def agents() -> list[Case]:
    from agents import Agent, ModelSettings, OpenAIChatCompletionsModel, Runner
    from langchain_openai import ChatOpenAI
    from openai import AsyncOpenAI
    from openai.types.shared import Reasoning
    from pydantic_ai import Agent as PydanticAgent
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.openai import OpenAIProvider
    from smolagents import OpenAIServerModel

    client = AsyncOpenAI(base_url=URL, api_key=KEY, max_retries=0)

    def langchain(**settings: Any) -> ChatOpenAI:
        return ChatOpenAI(model=MODEL, base_url=URL, api_key=KEY, max_retries=0, **settings)

    def langchain_object(**settings: Any) -> Any:
        model = langchain(**settings)
        return model.with_structured_output(Step, method="function_calling").invoke("Hello")

    def openai_agent(**settings: Any) -> str:
        model = OpenAIChatCompletionsModel(model=MODEL, openai_client=client)
        agent = Agent(name="a", model=model, model_settings=ModelSettings(**settings))
        return Runner.run_sync(agent, "Hello").final_output

    def pydantic_agent(**settings: Any) -> str:
        model = OpenAIChatModel(MODEL, provider=OpenAIProvider(openai_client=client))
        return PydanticAgent(model, model_settings=settings).run_sync("Hello").output

    def smolagents(**settings: Any) -> str:
        model = OpenAIServerModel(model_id=MODEL, api_base=URL, api_key=KEY, **settings)
        return model.generate(HELLO).content

    return [
        Case(
            "LangChain, structured output",
            unknown("parallel_tool_calls"),
            'LangChain: disabled_params={"parallel_tool_calls": None}',
            langchain_object,
            lambda: langchain_object(disabled_params={"parallel_tool_calls": None}),
        ),
        Case(
            "LangChain, effort",
            unknown("reasoning_effort"),
            "extra_body",
            lambda: langchain(reasoning_effort="low").invoke("Hello").content,
            lambda: langchain(extra_body=REASONING).invoke("Hello").content,
        ),
        Case(
            "openai-agents, effort",
            unknown("reasoning_effort"),
            "extra_body",
            lambda: openai_agent(reasoning=Reasoning(effort="low")),
            lambda: openai_agent(extra_body=REASONING),
        ),
        Case(
            "pydantic-ai, effort",
            unknown("reasoning_effort"),
            "extra_body",
            lambda: pydantic_agent(openai_reasoning_effort="low"),
            lambda: pydantic_agent(extra_body=REASONING),
        ),
        Case(
            "smolagents, effort",
            unknown("reasoning_effort"),
            "extra_body",
            lambda: smolagents(reasoning_effort="low"),
            lambda: smolagents(extra_body=REASONING),
        ),
    ]


def instructor_cases() -> list[Case]:
    import instructor
    from openai import OpenAI

    def step(**settings: Any) -> Step:
        client = instructor.from_openai(OpenAI(base_url=URL, api_key=KEY, max_retries=0))
        return client.create(
            model=MODEL, messages=HELLO, response_model=Step, max_retries=0, **settings
        )

    return [
        Case(
            "instructor, effort",
            unknown("reasoning_effort"),
            "extra_body",
            lambda: step(reasoning_effort="low"),
            lambda: step(extra_body=REASONING),
        ),
    ]


def litellm_cases() -> list[Case]:
    import litellm

    litellm.suppress_debug_info = True

    def complete(provider: str, **settings: Any) -> str:
        reply = litellm.completion(
            model=f"{provider}/{MODEL}",
            api_base=URL,
            api_key=KEY,
            num_retries=0,
            messages=HELLO,
            **settings,
        )
        return reply.choices[0].message.content

    def dropped(field: str) -> Case:
        return Case(
            f"LiteLLM, {field}",
            unknown(field),
            f'LiteLLM: additional_drop_params=["{field}"]',
            lambda: complete("openai", **{field: 1}),
            lambda: complete("openai", **{field: 1}, additional_drop_params=[field]),
        )

    return [
        Case(
            "LiteLLM, openrouter",
            unknown("usage"),
            "openai/",
            lambda: complete("openrouter"),
            lambda: complete("openai"),
        ),
        Case(
            "LiteLLM, effort",
            unknown("reasoning_effort"),
            "extra_body",
            lambda: complete("openai", reasoning_effort="low"),
            lambda: complete("openai", extra_body=REASONING),
        ),
        dropped("n"),
        dropped("seed"),
    ]


def llamaindex() -> list[Case]:
    from llama_index.core import PromptTemplate
    from llama_index.core.agent.workflow import FunctionAgent, ReActAgent
    from llama_index.llms.openai_like import OpenAILike

    def model(**settings: Any) -> OpenAILike:
        given = {"model": MODEL, "api_base": URL, "api_key": KEY, "max_retries": 0}
        return OpenAILike(is_chat_model=True, **given, **settings)

    def step(**settings: Any) -> Step:
        return model(**settings).structured_predict(Step, PromptTemplate("Name a step."))

    def agent(kind: Any) -> str:
        async def run() -> str:
            llm = model(is_function_calling_model=True)
            return str(await kind(tools=[look], llm=llm).run("Hello"))

        return asyncio.run(run())

    def complete(**settings: Any) -> str:
        return model(additional_kwargs=settings).complete("Hello").text

    structured = "OpenAILike(should_use_structured_outputs=True)"
    return [
        Case(
            "LlamaIndex, structured output",
            unknown("parallel_tool_calls"),
            structured,
            lambda: step(is_function_calling_model=True),
            lambda: step(is_function_calling_model=True, should_use_structured_outputs=True),
        ),
        Case(
            "LlamaIndex, structured output without function calling",
            "requires a tool call, but no tools are offered",
            structured,
            step,
            lambda: step(should_use_structured_outputs=True),
        ),
        Case(
            "LlamaIndex, agent",
            unknown("parallel_tool_calls"),
            "ReActAgent",
            lambda: agent(FunctionAgent),
            lambda: agent(ReActAgent),
        ),
        Case(
            "LlamaIndex, effort",
            unknown("reasoning_effort"),
            'LlamaIndex: the same in additional_kwargs={"extra_body": …}',
            lambda: complete(reasoning_effort="low"),
            lambda: complete(extra_body=REASONING),
        ),
    ]


ENVIRONMENTS = {
    "agents": agents,
    "instructor": instructor_cases,
    "litellm": litellm_cases,
    "llamaindex": llamaindex,
}


def refusal_fault(case: Case) -> Optional[str]:
    """Return what is wrong with a refusal; None if its hint names the switch and the setting."""
    try:
        return f"is accepted without the switch: {case.refused()}"
    except Exception as error:
        # LiteLLM shows the body as JSON text, the others its message.
        text = str(error).replace('\\"', '"')
        if case.refusal not in text:
            return f"is refused for something else: {text[:400]}"
        hinted = [case.switch, *(['"unlisted_fields"'] if is_unlisted(case) else [])]
        missing = [name for name in hinted if name not in text]
        return f"the hint does not name {missing[0]}: {text[:400]}" if missing else None


def fault_of(case: Case) -> Optional[str]:
    """Return what is wrong with a case; None if it goes as expected."""
    fault = None if IGNORED else refusal_fault(case)
    if fault is not None:
        return fault
    try:
        reply = case.refused() if IGNORED else case.accepted()
    except Exception as error:
        return f"is refused: {str(error)[:400]}"
    return None if reply else "answers nothing"


def is_unlisted(case: Case) -> bool:
    """Whether the case is refused for a field that the contract does not list."""
    return case.refusal.startswith("Unknown field")


for case in ENVIRONMENTS[sys.argv[1]]():
    if is_unlisted(case) or not IGNORED:
        print(f"{case.name}: {fault_of(case) or 'ok'}".replace("\n", " "))
