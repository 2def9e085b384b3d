// Needs GATEWAY_URL (…/v1) and GATEWAY_KEY.
// #region client
using ChatGateway;
using ChatGateway.Model;

using var gateway = new GatewayClient(
    Environment.GetEnvironmentVariable("GATEWAY_KEY")!,
    Environment.GetEnvironmentVariable("GATEWAY_URL")!);
// #endregion

// #region chat
var completion = await gateway.CreateChatCompletionAsync(
    new ChatCompletionRequest("sandbox/echo", new() { Messages.User("Hello there") }));
Console.WriteLine(completion.Choices[0].Message.Content);
// #endregion

// #region stream
var request = new ChatCompletionRequest("sandbox/echo", new() { Messages.User("Piece by piece") });
await foreach (var chunk in gateway.StreamChatCompletionAsync(request))
{
    foreach (var choice in chunk.Choices)
    {
        Console.Write(choice.Delta.Content);
    }
}
Console.WriteLine();
// #endregion

// #region messages
var question = new MessagesRequest("sandbox/echo", new() { Messages.UserTurn("The other protocol") })
{
    MaxTokens = 100,
};
await foreach (var streamed in gateway.StreamMessageAsync(question))
{
    if (streamed.ActualInstance is ContentBlockDeltaEvent { Delta.ActualInstance: TextDelta delta })
    {
        Console.Write(delta.Text);
    }
}
Console.WriteLine();
// #endregion

// #region cancel
var slow = new ChatCompletionRequest("sandbox/slow", new() { Messages.User("one two three four five") });
await foreach (var _ in gateway.StreamChatCompletionAsync(slow))
{
    break; // closes the connection; the rest is neither made nor charged
}
Console.WriteLine("cancelled");
// #endregion

// #region errors
try
{
    await gateway.GetModelAsync("sandbox/nothing");
}
catch (GatewayException error)
{
    Console.WriteLine($"{error.Status} {error.Type} {error.Code}");
}
// #endregion
