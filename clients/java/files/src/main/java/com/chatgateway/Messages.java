package com.chatgateway;

import com.chatgateway.model.AssistantInputBlock;
import com.chatgateway.model.AssistantInputContent;
import com.chatgateway.model.AssistantInputMessage;
import com.chatgateway.model.ChatAssistantMessage;
import com.chatgateway.model.ChatCalledFunctionParam;
import com.chatgateway.model.ChatMessage;
import com.chatgateway.model.ChatMixedContent;
import com.chatgateway.model.ChatSystemMessage;
import com.chatgateway.model.ChatTextContent;
import com.chatgateway.model.ChatToolCall;
import com.chatgateway.model.ChatToolCallParam;
import com.chatgateway.model.ChatToolMessage;
import com.chatgateway.model.ChatUserMessage;
import com.chatgateway.model.InputMessage;
import com.chatgateway.model.ToolResultBlockParam;
import com.chatgateway.model.ToolResultContent;
import com.chatgateway.model.ToolUseBlock;
import com.chatgateway.model.ToolUseBlockParam;
import com.chatgateway.model.UserInputBlock;
import com.chatgateway.model.UserInputContent;
import com.chatgateway.model.UserInputMessage;
import java.util.List;
import java.util.stream.Collectors;

/** Short ways to write the usual messages of both protocols. */
public final class Messages {
  private Messages() {}

  /** Chat: what the user says. */
  public static ChatMessage user(String text) {
    return new ChatMessage(
        new ChatUserMessage()
            .role(ChatUserMessage.RoleEnum.USER)
            .content(new ChatMixedContent(text)));
  }

  /** Chat: a general rule of behaviour. */
  public static ChatMessage system(String text) {
    return new ChatMessage(
        new ChatSystemMessage()
            .role(ChatSystemMessage.RoleEnum.SYSTEM)
            .content(new ChatTextContent(text)));
  }

  /** Chat: an earlier reply that called tools. */
  public static ChatMessage assistantCalls(List<ChatToolCall> calls) {
    return new ChatMessage(
        new ChatAssistantMessage()
            .role(ChatAssistantMessage.RoleEnum.ASSISTANT)
            .toolCalls(calls.stream().map(Messages::param).collect(Collectors.toList())));
  }

  /** Chat: the result of a tool call. */
  public static ChatMessage tool(String toolCallId, String text) {
    return new ChatMessage(
        new ChatToolMessage()
            .role(ChatToolMessage.RoleEnum.TOOL)
            .toolCallId(toolCallId)
            .content(new ChatMixedContent(text)));
  }

  /** Messages: what the user says. */
  public static InputMessage userTurn(String text) {
    return userTurn(new UserInputContent(text));
  }

  /** Messages: a turn of the user's in blocks. */
  public static InputMessage userTurn(List<UserInputBlock> blocks) {
    return userTurn(new UserInputContent(blocks));
  }

  private static InputMessage userTurn(UserInputContent content) {
    return new InputMessage(
        new UserInputMessage().role(UserInputMessage.RoleEnum.USER).content(content));
  }

  /** Messages: an earlier reply that called tools. */
  public static InputMessage assistantToolUse(List<ToolUseBlock> calls) {
    List<AssistantInputBlock> blocks =
        calls.stream().map(Messages::param).collect(Collectors.toList());
    return new InputMessage(
        new AssistantInputMessage()
            .role(AssistantInputMessage.RoleEnum.ASSISTANT)
            .content(new AssistantInputContent(blocks)));
  }

  /** Messages: the result of a tool call. */
  public static UserInputBlock toolResult(String toolUseId, String text) {
    return new UserInputBlock(
        new ToolResultBlockParam()
            .type(ToolResultBlockParam.TypeEnum.TOOL_RESULT)
            .toolUseId(toolUseId)
            .content(new ToolResultContent(text)));
  }

  private static ChatToolCallParam param(ChatToolCall call) {
    return new ChatToolCallParam()
        .id(call.getId())
        .type(ChatToolCallParam.TypeEnum.FUNCTION)
        .function(
            new ChatCalledFunctionParam()
                .name(call.getFunction().getName())
                .arguments(call.getFunction().getArguments()));
  }

  private static AssistantInputBlock param(ToolUseBlock call) {
    return new AssistantInputBlock(
        new ToolUseBlockParam()
            .type(ToolUseBlockParam.TypeEnum.TOOL_USE)
            .id(call.getId())
            .name(call.getName())
            .input(call.getInput()));
  }
}
