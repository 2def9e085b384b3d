package com.chatgateway;

import com.chatgateway.api.AccountApi;
import com.chatgateway.api.ChatApi;
import com.chatgateway.api.MessagesApi;
import com.chatgateway.api.ModelsApi;
import com.chatgateway.model.Account;
import com.chatgateway.model.ChatCompletion;
import com.chatgateway.model.ChatCompletionChunk;
import com.chatgateway.model.ChatCompletionRequest;
import com.chatgateway.model.Message;
import com.chatgateway.model.MessageStopEvent;
import com.chatgateway.model.MessageStreamEvent;
import com.chatgateway.model.MessagesRequest;
import com.chatgateway.model.Model;
import com.chatgateway.model.ModelList;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.ToNumberPolicy;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import okhttp3.Call;
import okhttp3.OkHttpClient;
import okhttp3.Response;

/** Both protocols, the catalog, the account. Every failure is a {@link GatewayException}. */
public final class ChatGateway {
  private static final int DEFAULT_RETRIES = 2;
  private static final Duration LONGEST_SILENCE = Duration.ofMinutes(10);
  private static final Set<String> MESSAGE_EVENTS =
      Set.of(
          "message_start",
          "content_block_start",
          "content_block_delta",
          "content_block_stop",
          "message_delta",
          "message_stop");

  static {
    // Whole numbers in tool inputs and schemas stay whole.
    JSON.setGson(
        JSON.getGson()
            .newBuilder()
            .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
            .create());
  }

  private final ChatApi chat;
  private final MessagesApi messages;
  private final ModelsApi models;
  private final AccountApi account;
  private final String idempotencyKey;

  /** A client that repeats failed requests twice. {@code baseUrl} ends in {@code /v1}. */
  public ChatGateway(String apiKey, String baseUrl) {
    this(apiKey, baseUrl, DEFAULT_RETRIES);
  }

  /** A client that repeats failed requests {@code maxRetries} times. */
  public ChatGateway(String apiKey, String baseUrl, int maxRetries) {
    OkHttpClient http =
        new OkHttpClient.Builder()
            .retryOnConnectionFailure(false)
            .readTimeout(LONGEST_SILENCE)
            .addInterceptor(new RetryInterceptor(maxRetries))
            .build();
    ApiClient client = new ApiClient(http);
    client.setBasePath(baseUrl.replaceAll("/+$", ""));
    client.setUserAgent("chat-gateway-java/1.0.0");
    client.setBearerToken(apiKey);
    chat = new ChatApi(client);
    messages = new MessagesApi(client);
    models = new ModelsApi(client);
    account = new AccountApi(client);
    idempotencyKey = null;
  }

  private ChatGateway(ChatGateway origin, String idempotencyKey) {
    chat = origin.chat;
    messages = origin.messages;
    models = origin.models;
    account = origin.account;
    this.idempotencyKey = idempotencyKey;
  }

  /**
   * The same client for one request of this name, which is otherwise made up. A request that is
   * sent again with its name gets the reply of the first.
   */
  public ChatGateway withIdempotencyKey(String key) {
    return new ChatGateway(this, key);
  }

  /** The whole reply. */
  public ChatCompletion createChatCompletion(ChatCompletionRequest request) {
    return attempt(() -> chat.createChatCompletion(request, idempotencyKey, null));
  }

  /** The reply chunk by chunk; {@code stream} is set for you. Close it to end the reply early. */
  public EventStream<ChatCompletionChunk> streamChatCompletion(ChatCompletionRequest request) {
    request.setStream(true);
    Response response =
        open(() -> chat.createChatCompletionCall(request, idempotencyKey, null, null));
    return new EventStream<>(response, new ChunkReader());
  }

  /** The whole reply. */
  public Message createMessage(MessagesRequest request) {
    return attempt(() -> messages.createMessage(request, null, idempotencyKey, null));
  }

  /** The reply event by event; {@code stream} is set for you. Close it to end the reply early. */
  public EventStream<MessageStreamEvent> streamMessage(MessagesRequest request) {
    request.setStream(true);
    Response response =
        open(() -> messages.createMessageCall(request, null, idempotencyKey, null, null));
    return new EventStream<>(response, new MessageEventReader());
  }

  /** The models that the key may use. */
  public ModelList listModels() {
    return attempt(() -> models.listModels(null));
  }

  /** One model's record. */
  public Model getModel(String id) {
    return attempt(() -> models.getModel(id, null));
  }

  /** Plan, balance and limits. */
  public Account getAccount() {
    return attempt(() -> account.getAccount(null));
  }

  private interface Attempt<T> {
    T run() throws ApiException;
  }

  private static <T> T attempt(Attempt<T> call) {
    try {
      return call.run();
    } catch (ApiException error) {
      if (error.getCode() > 0) {
        throw GatewayException.fromBody(error.getCode(), error.getResponseBody());
      }
      throw GatewayException.connection("connection_failed", error.getMessage(), error);
    } catch (JsonParseException error) {
      throw GatewayException.connection("unreadable_reply", error.getMessage(), error);
    }
  }

  private static Response open(Attempt<Call> call) {
    try {
      Response response = attempt(call).execute();
      if (response.isSuccessful()) {
        return response;
      }
      try (response) {
        throw GatewayException.fromBody(response.code(), response.body().string());
      }
    } catch (IOException error) {
      throw GatewayException.connection("connection_failed", error.getMessage(), error);
    }
  }

  private static JsonObject parse(String data) {
    JsonObject told = JsonParser.parseString(data).getAsJsonObject();
    if ("error".equals(typeOf(told))) {
      throw GatewayException.fromBody(200, data);
    }
    return told;
  }

  private static String typeOf(JsonObject told) {
    return told.has("type") ? told.get("type").getAsString() : "";
  }

  private static final class ChunkReader implements EventStream.Reader<ChatCompletionChunk> {
    @Override
    public ChatCompletionChunk read(String data) throws IOException {
      if (data.equals("[DONE]") || !parse(data).has("choices")) {
        return null;
      }
      return ChatCompletionChunk.fromJson(data);
    }

    @Override
    public boolean isEnd(String data, ChatCompletionChunk chunk) {
      return data.equals("[DONE]");
    }
  }

  /** Events of kinds that this version does not know are left out. */
  private static final class MessageEventReader implements EventStream.Reader<MessageStreamEvent> {
    @Override
    public MessageStreamEvent read(String data) throws IOException {
      return MESSAGE_EVENTS.contains(typeOf(parse(data))) ? MessageStreamEvent.fromJson(data) : null;
    }

    @Override
    public boolean isEnd(String data, MessageStreamEvent event) {
      return event != null && event.getActualInstance() instanceof MessageStopEvent;
    }
  }
}
