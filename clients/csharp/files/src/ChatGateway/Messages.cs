using ChatGateway.Model;

namespace ChatGateway
{
    /// <summary>Short ways to write the usual messages of both protocols.</summary>
    public static class Messages
    {
        /// <summary>Chat: what the user says.</summary>
        public static ChatMessage User(string text) =>
            new ChatMessage(new ChatUserMessage(ChatUserMessage.RoleEnum.User, new ChatMixedContent(text)));

        /// <summary>Chat: a general rule of behaviour.</summary>
        public static ChatMessage System(string text) =>
            new ChatMessage(new ChatSystemMessage(ChatSystemMessage.RoleEnum.System, new ChatTextContent(text)));

        /// <summary>Messages: what the user says.</summary>
        public static InputMessage UserTurn(string text) =>
            new InputMessage(new UserInputMessage(UserInputMessage.RoleEnum.User, new UserInputContent(text)));
    }
}
