using System;
using System.Globalization;
using System.Linq;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

namespace ChatGateway
{
    /// <summary>
    /// Repeats lost connections, 408, 409, 429 and 5xx, unless <c>x-should-retry</c> says otherwise;
    /// after <c>retry-after-ms</c> or <c>retry-after</c> where they are given. All repeats of a POST
    /// carry one <c>Idempotency-Key</c>, so that a request is charged once.
    /// </summary>
    public sealed class RetryHandler : DelegatingHandler
    {
        private static readonly TimeSpan FirstDelay = TimeSpan.FromMilliseconds(500);
        private static readonly TimeSpan LongestDelay = TimeSpan.FromSeconds(8);
        private static readonly TimeSpan LongestAskedDelay = TimeSpan.FromSeconds(60);

        private readonly int _maxRetries;

        /// <summary>Sends through <paramref name="inner"/>.</summary>
        public RetryHandler(int maxRetries, HttpMessageHandler inner) : base(inner)
        {
            _maxRetries = maxRetries;
        }

        /// <inheritdoc/>
        protected override async Task<HttpResponseMessage> SendAsync(
            HttpRequestMessage request, CancellationToken cancellationToken)
        {
            if (request.Content != null)
            {
                // A body that is held in memory can be sent again.
                await request.Content.LoadIntoBufferAsync().ConfigureAwait(false);
            }
            if (request.Method == HttpMethod.Post && !request.Headers.Contains("Idempotency-Key"))
            {
                request.Headers.Add("Idempotency-Key", Guid.NewGuid().ToString());
            }
            for (var attempt = 0; ; attempt += 1)
            {
                var isLast = attempt >= _maxRetries;
                var delay = BackOff(attempt);
                try
                {
                    var response = await base.SendAsync(request, cancellationToken).ConfigureAwait(false);
                    if (isLast || !IsRetried(response))
                    {
                        return response;
                    }
                    delay = AskedDelay(response) ?? delay;
                    response.Dispose();
                }
                catch (HttpRequestException) when (!isLast)
                {
                    // Tried again below.
                }
                await Task.Delay(delay, cancellationToken).ConfigureAwait(false);
            }
        }

        private static bool IsRetried(HttpResponseMessage response)
        {
            var status = (int)response.StatusCode;
            if (status < 400)
            {
                return false;
            }
            switch (Header(response, "x-should-retry"))
            {
                case "true": return true;
                case "false": return false;
                default: return status == 408 || status == 409 || status == 429 || status >= 500;
            }
        }

        private static TimeSpan? AskedDelay(HttpResponseMessage response)
        {
            var isMs = Header(response, "retry-after-ms") != null;
            var text = Header(response, isMs ? "retry-after-ms" : "retry-after");
            if (!double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var count) || count < 0)
            {
                return null;
            }
            var delay = isMs ? TimeSpan.FromMilliseconds(count) : TimeSpan.FromSeconds(count);
            return delay <= LongestAskedDelay ? delay : (TimeSpan?)null;
        }

        private static string Header(HttpResponseMessage response, string name) =>
            response.Headers.TryGetValues(name, out var values) ? values.FirstOrDefault() : null;

        /// <summary>Twice as long each time, less up to a quarter so that clients do not march in step.</summary>
        private static TimeSpan BackOff(int attempt)
        {
            var delay = FirstDelay.TotalMilliseconds * Math.Pow(2, Math.Min(attempt, 10));
            delay = Math.Min(delay, LongestDelay.TotalMilliseconds);
            return TimeSpan.FromMilliseconds(delay * (1 - Random.Shared.NextDouble() / 4));
        }
    }
}
