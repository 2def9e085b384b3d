import com.chatgateway.ChatGateway;
import com.chatgateway.EventStream;
import com.chatgateway.GatewayException;
import com.chatgateway.Messages;
import com.chatgateway.model.ChatCompletion;
import com.chatgateway.model.ChatCompletionChunk;
import com.chatgateway.model.ChatCompletionRequest;
import com.chatgateway.model.ChatFunctionDefinition;
import com.chatgateway.model.ChatTool;
import com.chatgateway.model.ChatToolCall;
import com.chatgateway.model.ContentBlockDeltaEvent;
import com.chatgateway.model.MessageStreamEvent;
import com.chatgateway.model.MessagesRequest;
import com.chatgateway.model.TextDelta;
import java.util.List;

/** Needs GATEWAY_URL (…/v1) and GATEWAY_KEY. */
final class Quickstart {
  public static void main(String[] arguments) {
    // #region client
    ChatGateway gateway =
        new ChatGateway(System.getenv("GATEWAY_KEY"), System.getenv("GATEWAY_URL"));
    // #endregion

    // #region chat
    ChatCompletion completion =
        gateway.createChatCompletion(
            new ChatCompletionRequest()
                .model("sandbox/echo")
                .addMessagesItem(Messages.user("Hello there")));
    System.out.println(completion.getChoices().get(0).getMessage().getContent());
    // #endregion

    // #region stream
    ChatCompletionRequest request =
        new ChatCompletionRequest()
            .model("sandbox/echo")
            .addMessagesItem(Messages.user("Piece by piece"));
    try (EventStream<ChatCompletionChunk> chunks = gateway.streamChatCompletion(request)) {
      for (ChatCompletionChunk chunk : chunks) {
        chunk.getChoices().stream()
            .map(choice -> choice.getDelta().getContent())
            .filter(text -> text != null)
            .forEach(System.out::print);
      }
    }
    System.out.println();
    // #endregion

    // #region messages
    MessagesRequest question =
        new MessagesRequest()
            .model("sandbox/echo")
            .maxTokens(100L)
            .addMessagesItem(Messages.userTurn("The other protocol"));
    try (EventStream<MessageStreamEvent> events = gateway.streamMessage(question)) {
      for (MessageStreamEvent event : events) {
        if (event.getActualInstance() instanceof ContentBlockDeltaEvent) {
          Object delta = event.getContentBlockDeltaEvent().getDelta().getActualInstance();
          if (delta instanceof TextDelta) {
            System.out.print(((TextDelta) delta).getText());
          }
        }
      }
    }
    System.out.println();
    // #endregion

    // #region tools
    ChatCompletionRequest weather =
        new ChatCompletionRequest()
            .model("sandbox/agent")
            .addMessagesItem(Messages.user("Is it sunny?"))
            .addToolsItem(
                new ChatTool()
                    .type(ChatTool.TypeEnum.FUNCTION)
                    .function(new ChatFunctionDefinition().name("get_weather")));
    List<ChatToolCall> calls =
        gateway.createChatCompletion(weather).getChoices().get(0).getMessage().getToolCalls();
    weather.addMessagesItem(Messages.assistantCalls(calls));
    calls.forEach(call -> weather.addMessagesItem(Messages.tool(call.getId(), "sunny")));
    ChatCompletion answer = gateway.createChatCompletion(weather);
    System.out.println(answer.getChoices().get(0).getMessage().getContent());
    // #endregion

    // #region cancel
    ChatCompletionRequest slow =
        new ChatCompletionRequest()
            .model("sandbox/slow")
            .addMessagesItem(Messages.user("one two three four five"));
    try (EventStream<ChatCompletionChunk> chunks = gateway.streamChatCompletion(slow)) {
      chunks.next();
    }
    // The connection is closed; the rest is neither made nor charged.
    System.out.println("cancelled");
    // #endregion

    // #region errors
    try {
      gateway.getModel("sandbox/nothing");
    } catch (GatewayException error) {
      System.out.println(error.getStatus() + " " + error.getType() + " " + error.getCode());
    }
    // #endregion
  }
}
