import com.chatgateway.ChatGateway;
import com.chatgateway.EventStream;
import com.chatgateway.GatewayException;
import com.chatgateway.JSON;
import com.chatgateway.Messages;
import com.chatgateway.model.Account;
import com.chatgateway.model.ChatCompletion;
import com.chatgateway.model.ChatCompletionChunk;
import com.chatgateway.model.ChatCompletionChunkChoice;
import com.chatgateway.model.ChatCompletionMessage;
import com.chatgateway.model.ChatCompletionRequest;
import com.chatgateway.model.ChatFunctionCall;
import com.chatgateway.model.ChatToolCall;
import com.chatgateway.model.ChatToolCallDelta;
import com.chatgateway.model.CompletionUsage;
import com.chatgateway.model.ContentBlock;
import com.chatgateway.model.ContentBlockDeltaEvent;
import com.chatgateway.model.ContentBlockStartEvent;
import com.chatgateway.model.InputJsonDelta;
import com.chatgateway.model.Message;
import com.chatgateway.model.MessageDeltaEvent;
import com.chatgateway.model.MessageStreamEvent;
import com.chatgateway.model.MessageUsage;
import com.chatgateway.model.MessagesRequest;
import com.chatgateway.model.ModelList;
import com.chatgateway.model.TextBlock;
import com.chatgateway.model.TextDelta;
import com.chatgateway.model.ThinkingBlock;
import com.chatgateway.model.ThinkingDelta;
import com.chatgateway.model.ToolUseBlock;
import com.chatgateway.model.UserInputBlock;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Plays the scenarios of the file named by SCENARIOS; prints a JSON line for each. */
final class Scenarios {
  private static final String TOOL_ANSWER = "sunny";
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  /** A tool call as it is put together. */
  private static final class Call {
    final String id;
    final String name;
    final StringBuilder input = new StringBuilder();

    Call(String id, String name, String input) {
      this.id = id;
      this.name = name;
      this.input.append(input);
    }

    JsonElement json() {
      return JsonParser.parseString(input.length() == 0 ? "{}" : input.toString());
    }
  }

  /** What a reply says, in the words that the runners of all languages share. */
  private static final class Outcome {
    final StringBuilder text = new StringBuilder();
    final StringBuilder reasoning = new StringBuilder();
    final JsonObject more = new JsonObject();
    List<Call> calls = new ArrayList<>();
    String stop;
    int pieces;

    void usage(Number input, Number output) {
      JsonObject usage = new JsonObject();
      usage.addProperty("input", input);
      usage.addProperty("output", output);
      more.add("usage", usage);
    }

    void usage(CompletionUsage usage) {
      usage(usage.getPromptTokens(), usage.getCompletionTokens());
    }

    void usage(MessageUsage usage) {
      usage(usage.getInputTokens(), usage.getOutputTokens());
    }

    void take(Outcome first) {
      calls = first.calls;
      more.addProperty("callStop", first.stop);
    }

    JsonObject json() {
      more.addProperty("text", text.toString());
      more.addProperty("reasoning", reasoning.toString());
      more.addProperty("stop", stop);
      more.addProperty("pieces", pieces);
      JsonArray made = new JsonArray();
      for (Call call : calls) {
        JsonObject one = new JsonObject();
        one.addProperty("name", call.name);
        one.add("input", call.json());
        made.add(one);
      }
      more.add("calls", made);
      return more;
    }
  }

  private interface Say<R> {
    void to(ChatGateway gateway, R request, Outcome outcome);
  }

  public static void main(String[] arguments) throws Exception {
    String file = Files.readString(Path.of(System.getenv("SCENARIOS")));
    for (JsonElement element : JsonParser.parseString(file).getAsJsonArray()) {
      JsonObject scenario = element.getAsJsonObject();
      Outcome outcome = new Outcome();
      try {
        play(scenario, outcome);
      } catch (GatewayException told) {
        JsonObject error = new JsonObject();
        error.addProperty("status", told.getStatus());
        error.addProperty("type", told.getType());
        error.addProperty("code", told.getCode());
        error.addProperty("message", told.getMessage());
        outcome.more.add("error", error);
      } catch (Exception other) {
        JsonObject error = new JsonObject();
        error.addProperty("message", other.toString());
        outcome.more.add("error", error);
      }
      JsonObject line = new JsonObject();
      line.add("scenario", scenario.get("name"));
      line.add("outcome", outcome.json());
      OUT.println(line);
    }
    // OkHttp keeps idle threads for a minute.
    System.exit(0);
  }

  private static void play(JsonObject scenario, Outcome outcome) throws Exception {
    ChatGateway gateway =
        new ChatGateway(
            scenario.get("apiKey").getAsString(),
            scenario.get("baseUrl").getAsString(),
            scenario.get("retries").getAsInt());
    String call = scenario.get("call").getAsString();
    if (call.equals("models")) {
      ModelList list = gateway.listModels();
      outcome.more.addProperty("count", list.getData().size());
      boolean has = list.getData().stream().anyMatch(model -> model.getId().equals("sandbox/echo"));
      outcome.more.addProperty("has", has);
    } else if (call.equals("model")) {
      String id = gateway.getModel(scenario.get("model").getAsString()).getId();
      outcome.more.addProperty("id", id);
    } else if (call.equals("account")) {
      Account account = gateway.getAccount();
      outcome.more.addProperty("object", account.getObject().getValue());
      outcome.more.addProperty("plan", account.getPlan().getId());
      outcome.more.addProperty("currency", account.getBalance().getCurrency().getValue());
    } else if (call.endsWith("-idempotent") || call.endsWith("-conflict")) {
      ChatGateway named = gateway.withIdempotencyKey(scenario.get("idempotencyKey").getAsString());
      playNamed(named, call, scenario.get("request").toString(), outcome);
    } else if (call.startsWith("chat")) {
      playChat(gateway, call, scenario.get("request").toString(), outcome);
    } else {
      playMessages(gateway, call, scenario.get("request").toString(), outcome);
    }
  }

  private interface Ask {
    String id();
  }

  private static void playNamed(ChatGateway gateway, String call, String json, Outcome outcome)
      throws Exception {
    ChatCompletionRequest chat = call.startsWith("chat") ? ChatCompletionRequest.fromJson(json) : null;
    MessagesRequest messages = chat == null ? MessagesRequest.fromJson(json) : null;
    switch (call) {
      case "chat-conflict":
        try (EventStream<ChatCompletionChunk> held = gateway.streamChatCompletion(chat)) {
          held.next();
          gateway.streamChatCompletion(chat).close();
        }
        break;
      case "messages-conflict":
        try (EventStream<MessageStreamEvent> held = gateway.streamMessage(messages)) {
          held.next();
          gateway.streamMessage(messages).close();
        }
        break;
      case "chat-idempotent":
        Ask completion = () -> gateway.createChatCompletion(chat).getId();
        outcome.more.addProperty("same", completion.id().equals(completion.id()));
        chat.setMaxTokens(50);
        completion.id();
        break;
      default:
        Ask message = () -> gateway.createMessage(messages).getId();
        outcome.more.addProperty("same", message.id().equals(message.id()));
        messages.setMaxTokens(50L);
        message.id();
    }
  }

  private static void playChat(ChatGateway gateway, String call, String json, Outcome outcome)
      throws Exception {
    ChatCompletionRequest request = ChatCompletionRequest.fromJson(json);
    Say<ChatCompletionRequest> say =
        call.endsWith("-stream") ? Scenarios::streamChat : Scenarios::chat;
    if (call.equals("chat-cancel")) {
      try (EventStream<ChatCompletionChunk> chunks = gateway.streamChatCompletion(request)) {
        chunks.next();
      }
      request.setStream(null);
    }
    if (call.startsWith("chat-tools")) {
      Outcome first = new Outcome();
      say.to(gateway, request, first);
      List<ChatToolCall> calls = new ArrayList<>();
      for (Call made : first.calls) {
        calls.add(
            new ChatToolCall()
                .id(made.id)
                .type(ChatToolCall.TypeEnum.FUNCTION)
                .function(
                    new ChatFunctionCall().name(made.name).arguments(made.input.toString())));
      }
      request.addMessagesItem(Messages.assistantCalls(calls));
      calls.forEach(made -> request.addMessagesItem(Messages.tool(made.getId(), TOOL_ANSWER)));
      request.setToolChoice(null);
      outcome.take(first);
    }
    say.to(gateway, request, outcome);
    if (request.getResponseFormat() != null) {
      outcome.more.add("json", JsonParser.parseString(outcome.text.toString()));
    }
  }

  private static void chat(ChatGateway gateway, ChatCompletionRequest request, Outcome outcome) {
    ChatCompletion reply = gateway.createChatCompletion(request);
    ChatCompletionMessage message = reply.getChoices().get(0).getMessage();
    append(outcome.text, message.getContent());
    append(outcome.reasoning, message.getReasoningContent());
    outcome.stop = reply.getChoices().get(0).getFinishReason().getValue();
    if (message.getToolCalls() != null) {
      for (ChatToolCall made : message.getToolCalls()) {
        ChatFunctionCall function = made.getFunction();
        outcome.calls.add(new Call(made.getId(), function.getName(), function.getArguments()));
      }
    }
    outcome.usage(reply.getUsage());
  }

  private static void streamChat(
      ChatGateway gateway, ChatCompletionRequest request, Outcome outcome) {
    try (EventStream<ChatCompletionChunk> chunks = gateway.streamChatCompletion(request)) {
      for (ChatCompletionChunk chunk : chunks) {
        if (chunk.getUsage() != null) {
          outcome.usage(chunk.getUsage());
        }
        chunk.getChoices().forEach(choice -> readChoice(choice, outcome));
      }
    }
  }

  private static void readChoice(ChatCompletionChunkChoice choice, Outcome outcome) {
    String text = choice.getDelta().getContent();
    append(outcome.text, text);
    outcome.pieces += text == null || text.isEmpty() ? 0 : 1;
    append(outcome.reasoning, choice.getDelta().getReasoningContent());
    if (choice.getFinishReason() != null) {
      outcome.stop = choice.getFinishReason().getValue();
    }
    if (choice.getDelta().getToolCalls() != null) {
      for (ChatToolCallDelta piece : choice.getDelta().getToolCalls()) {
        if (piece.getId() != null) {
          outcome.calls.add(new Call(piece.getId(), piece.getFunction().getName(), ""));
        }
        int index = piece.getIndex().intValue();
        outcome.calls.get(index).input.append(piece.getFunction().getArguments());
      }
    }
  }

  private static void playMessages(ChatGateway gateway, String call, String json, Outcome outcome)
      throws Exception {
    MessagesRequest request = MessagesRequest.fromJson(json);
    Say<MessagesRequest> say =
        call.endsWith("-stream") ? Scenarios::streamMessage : Scenarios::message;
    if (call.equals("messages-cancel")) {
      try (EventStream<MessageStreamEvent> events = gateway.streamMessage(request)) {
        events.next();
      }
      request.setStream(null);
    }
    if (call.startsWith("messages-tools")) {
      Outcome first = new Outcome();
      say.to(gateway, request, first);
      List<ToolUseBlock> calls = new ArrayList<>();
      List<UserInputBlock> results = new ArrayList<>();
      for (Call made : first.calls) {
        ToolUseBlock block =
            new ToolUseBlock().type(ToolUseBlock.TypeEnum.TOOL_USE).id(made.id).name(made.name);
        made.json().getAsJsonObject().entrySet()
            .forEach(
                entry ->
                    block.putInputItem(
                        entry.getKey(), JSON.getGson().fromJson(entry.getValue(), Object.class)));
        calls.add(block);
        results.add(Messages.toolResult(made.id, TOOL_ANSWER));
      }
      request.addMessagesItem(Messages.assistantToolUse(calls));
      request.addMessagesItem(Messages.userTurn(results));
      request.setToolChoice(null);
      outcome.take(first);
    }
    say.to(gateway, request, outcome);
    if (request.getOutputConfig() != null) {
      outcome.more.add("json", JsonParser.parseString(outcome.text.toString()));
    }
  }

  private static void message(ChatGateway gateway, MessagesRequest request, Outcome outcome) {
    Message reply = gateway.createMessage(request);
    for (ContentBlock content : reply.getContent()) {
      Object block = content.getActualInstance();
      if (block instanceof TextBlock) {
        outcome.text.append(((TextBlock) block).getText());
      } else if (block instanceof ThinkingBlock) {
        outcome.reasoning.append(((ThinkingBlock) block).getThinking());
      } else if (block instanceof ToolUseBlock) {
        ToolUseBlock made = (ToolUseBlock) block;
        String input = JSON.getGson().toJson(made.getInput());
        outcome.calls.add(new Call(made.getId(), made.getName(), input));
      }
    }
    outcome.stop = reply.getStopReason().getValue();
    outcome.usage(reply.getUsage());
  }

  private static void streamMessage(
      ChatGateway gateway, MessagesRequest request, Outcome outcome) {
    try (EventStream<MessageStreamEvent> events = gateway.streamMessage(request)) {
      for (MessageStreamEvent event : events) {
        readEvent(event.getActualInstance(), outcome);
      }
    }
  }

  private static void readEvent(Object event, Outcome outcome) {
    if (event instanceof ContentBlockStartEvent) {
      Object block = ((ContentBlockStartEvent) event).getContentBlock().getActualInstance();
      if (block instanceof ToolUseBlock) {
        ToolUseBlock made = (ToolUseBlock) block;
        outcome.calls.add(new Call(made.getId(), made.getName(), ""));
      }
    } else if (event instanceof ContentBlockDeltaEvent) {
      Object delta = ((ContentBlockDeltaEvent) event).getDelta().getActualInstance();
      if (delta instanceof TextDelta) {
        outcome.text.append(((TextDelta) delta).getText());
        outcome.pieces += 1;
      } else if (delta instanceof ThinkingDelta) {
        outcome.reasoning.append(((ThinkingDelta) delta).getThinking());
      } else if (delta instanceof InputJsonDelta) {
        Call made = outcome.calls.get(outcome.calls.size() - 1);
        made.input.append(((InputJsonDelta) delta).getPartialJson());
      }
    } else if (event instanceof MessageDeltaEvent) {
      MessageDeltaEvent end = (MessageDeltaEvent) event;
      outcome.stop = end.getDelta().getStopReason().getValue();
      outcome.usage(end.getUsage());
    }
  }

  private static void append(StringBuilder all, String piece) {
    all.append(piece == null ? "" : piece);
  }
}
