using System;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace ChatGateway
{
    /// <summary>The one error of this client: a refusal, a failure inside a stream, or a broken connection.</summary>
    public sealed class GatewayException : Exception
    {
        private GatewayException(int? status, string type, string code, string message, Exception cause)
            : base(message, cause)
        {
            Status = status;
            Type = type;
            Code = code;
        }

        /// <summary>HTTP status; 200 for an error inside a stream, null where no reply came.</summary>
        public int? Status { get; }

        /// <summary>The service's kind of error, or <c>connection_error</c> where no whole reply arrived.</summary>
        public string Type { get; }

        /// <summary>A stable word for programs, such as <c>unknown_field</c>.</summary>
        public string Code { get; }

        /// <summary>The first field at fault, such as <c>messages[0].content</c>; or null.</summary>
        public string Param { get; private set; }

        /// <summary>More about the error, or null.</summary>
        public JObject Details { get; private set; }

        /// <summary>Quote it to support.</summary>
        public string RequestId { get; private set; }

        internal static GatewayException FromBody(int status, string body)
        {
            try
            {
                var told = JObject.Parse(body);
                var error = (JObject)told["error"];
                return new GatewayException(
                    status, (string)error["type"], (string)error["code"], (string)error["message"], null)
                {
                    Param = (string)error["param"],
                    Details = error["details"] as JObject,
                    RequestId = (string)told["request_id"],
                };
            }
            catch (Exception other) when (other is JsonException || other is InvalidCastException
                || other is NullReferenceException)
            {
                var message = $"The service answered with status {status}.";
                return new GatewayException(status, "api_error", "unknown", message, other);
            }
        }

        internal static GatewayException Connection(string code, string message, Exception cause) =>
            new GatewayException(null, "connection_error", code, message, cause);

        internal static GatewayException Truncated(Exception cause) =>
            Connection("stream_truncated", "The stream ended before the reply was complete.", cause);
    }
}
