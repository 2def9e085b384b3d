using System;
using System.Collections.Generic;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using ChatGateway.Model;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace ChatGateway
{
    /// <summary>Both protocols, the catalog, the account. Every failure is a <see cref="GatewayException"/>.</summary>
    public sealed class GatewayClient : IDisposable
    {
        private static readonly HashSet<string> MessageEvents = new HashSet<string>
        {
            "message_start", "content_block_start", "content_block_delta",
            "content_block_stop", "message_delta", "message_stop",
        };

        private readonly HttpClient _http;
        private readonly string _baseUrl;

        /// <summary>A client; <paramref name="baseUrl"/> ends in <c>/v1</c>.</summary>
        public GatewayClient(string apiKey, string baseUrl, int maxRetries = 2)
        {
            _baseUrl = baseUrl.TrimEnd('/');
            _http = new HttpClient(new RetryHandler(maxRetries, new SocketsHttpHandler()))
            {
                Timeout = TimeSpan.FromMinutes(10),
            };
            _http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", apiKey);
        }

        /// <summary>The whole reply.</summary>
        public Task<ChatCompletion> CreateChatCompletionAsync(
            ChatCompletionRequest request,
            CancellationToken cancellationToken = default,
            string idempotencyKey = null) =>
            ReadAsync<ChatCompletion>(
                Post("/chat/completions", request, idempotencyKey), cancellationToken);

        /// <summary>The reply chunk by chunk; <c>stream</c> is set for you.</summary>
        public async IAsyncEnumerable<ChatCompletionChunk> StreamChatCompletionAsync(
            ChatCompletionRequest request,
            [EnumeratorCancellation] CancellationToken cancellationToken = default,
            string idempotencyKey = null)
        {
            request.Stream = true;
            var events = ReadEventsAsync(
                Post("/chat/completions", request, idempotencyKey), cancellationToken);
            await foreach (var data in events.ConfigureAwait(false))
            {
                if (data == "[DONE]")
                {
                    yield break;
                }
                if (Parse(data).ContainsKey("choices"))
                {
                    yield return JsonConvert.DeserializeObject<ChatCompletionChunk>(data);
                }
            }
            throw GatewayException.Truncated(null);
        }

        /// <summary>The whole reply.</summary>
        public Task<Message> CreateMessageAsync(
            MessagesRequest request,
            CancellationToken cancellationToken = default,
            string idempotencyKey = null) =>
            ReadAsync<Message>(Post("/messages", request, idempotencyKey), cancellationToken);

        /// <summary>
        /// The reply event by event; <c>stream</c> is set for you. Events of kinds that this version
        /// does not know are left out.
        /// </summary>
        public async IAsyncEnumerable<MessageStreamEvent> StreamMessageAsync(
            MessagesRequest request,
            [EnumeratorCancellation] CancellationToken cancellationToken = default,
            string idempotencyKey = null)
        {
            request.Stream = true;
            var events = ReadEventsAsync(
                Post("/messages", request, idempotencyKey), cancellationToken);
            await foreach (var data in events.ConfigureAwait(false))
            {
                var type = (string)Parse(data)["type"];
                if (MessageEvents.Contains(type))
                {
                    yield return JsonConvert.DeserializeObject<MessageStreamEvent>(data);
                }
                if (type == "message_stop")
                {
                    yield break;
                }
            }
            throw GatewayException.Truncated(null);
        }

        /// <summary>The models that the key may use.</summary>
        public Task<ModelList> ListModelsAsync(CancellationToken cancellationToken = default) =>
            ReadAsync<ModelList>(Get("/models"), cancellationToken);

        /// <summary>One model's record.</summary>
        public Task<Model.Model> GetModelAsync(string id, CancellationToken cancellationToken = default) =>
            ReadAsync<Model.Model>(Get("/models/" + Uri.EscapeDataString(id)), cancellationToken);

        /// <summary>Plan, balance and limits.</summary>
        public Task<Account> GetAccountAsync(CancellationToken cancellationToken = default) =>
            ReadAsync<Account>(Get("/account"), cancellationToken);

        /// <inheritdoc/>
        public void Dispose() => _http.Dispose();

        private HttpRequestMessage Get(string path) => new HttpRequestMessage(HttpMethod.Get, _baseUrl + path);

        private HttpRequestMessage Post(string path, object body, string idempotencyKey)
        {
            var request = new HttpRequestMessage(HttpMethod.Post, _baseUrl + path)
            {
                Content = new StringContent(JsonConvert.SerializeObject(body), Encoding.UTF8, "application/json"),
            };
            if (idempotencyKey != null)
            {
                request.Headers.Add("Idempotency-Key", idempotencyKey);
            }
            return request;
        }

        private async Task<T> ReadAsync<T>(HttpRequestMessage request, CancellationToken cancellationToken)
        {
            using (var response = await SendAsync(request, cancellationToken).ConfigureAwait(false))
            {
                var text = await response.Content.ReadAsStringAsync(cancellationToken).ConfigureAwait(false);
                return JsonConvert.DeserializeObject<T>(text);
            }
        }

        private async Task<HttpResponseMessage> SendAsync(
            HttpRequestMessage request, CancellationToken cancellationToken)
        {
            HttpResponseMessage response;
            try
            {
                response = await _http
                    .SendAsync(request, HttpCompletionOption.ResponseHeadersRead, cancellationToken)
                    .ConfigureAwait(false);
            }
            catch (HttpRequestException error)
            {
                throw GatewayException.Connection("connection_failed", "The service could not be reached.", error);
            }
            if (response.IsSuccessStatusCode)
            {
                return response;
            }
            using (response)
            {
                var body = await response.Content.ReadAsStringAsync(cancellationToken).ConfigureAwait(false);
                throw GatewayException.FromBody((int)response.StatusCode, body);
            }
        }

        /// <summary>The data of server-sent events; ':' begins a comment.</summary>
        private async IAsyncEnumerable<string> ReadEventsAsync(
            HttpRequestMessage request, [EnumeratorCancellation] CancellationToken cancellationToken)
        {
            // Also where the caller leaves early: closing the connection stops the reply and its cost.
            using var response = await SendAsync(request, cancellationToken).ConfigureAwait(false);
            using var body = await response.Content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
            using var reader = new StreamReader(body, Encoding.UTF8);
            var data = new List<string>();
            for (var line = await ReadLineAsync(reader, cancellationToken).ConfigureAwait(false);
                line != null;
                line = await ReadLineAsync(reader, cancellationToken).ConfigureAwait(false))
            {
                if (line.Length == 0 && data.Count > 0)
                {
                    yield return string.Join("\n", data);
                    data.Clear();
                }
                else if (line.StartsWith("data:", StringComparison.Ordinal))
                {
                    data.Add(line.Substring(line.StartsWith("data: ", StringComparison.Ordinal) ? 6 : 5));
                }
            }
        }

        private static async Task<string> ReadLineAsync(StreamReader reader, CancellationToken cancellationToken)
        {
            try
            {
                return await reader.ReadLineAsync(cancellationToken).ConfigureAwait(false);
            }
            catch (Exception error) when (error is IOException || error is HttpRequestException)
            {
                throw GatewayException.Truncated(error);
            }
        }

        private static JObject Parse(string data)
        {
            var told = JObject.Parse(data);
            if ((string)told["type"] == "error")
            {
                throw GatewayException.FromBody(200, data);
            }
            return told;
        }
    }
}
