package chatgateway

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
)

// ConnectionError is the Type of a GatewayError where no whole reply arrived.
const ConnectionError = "connection_error"

// GatewayError is the one error of this client: a refusal, a failure inside a stream, or a broken
// connection. Find it with errors.As.
type GatewayError struct {
	// Status is the HTTP status; 200 for an error inside a stream, 0 where no reply came.
	Status int
	// Type is the service's kind of error, or ConnectionError.
	Type string
	// Code is a stable word for programs, such as "unknown_field".
	Code string
	// Message is a sentence for people.
	Message string
	// Param is the first field at fault, such as "messages[0].content"; or empty.
	Param string
	// Details says more, where the service does.
	Details *ErrorDetails
	// RequestID is to be quoted to support.
	RequestID string
	cause     error
}

func (e *GatewayError) Error() string {
	return fmt.Sprintf("%s (%s): %s", e.Code, e.Type, e.Message)
}

func (e *GatewayError) Unwrap() error { return e.cause }

// errorFromBody tells the error of a body; a body of another shape is told by its status.
func errorFromBody(status int, body []byte) *GatewayError {
	var told ErrorResponse
	if json.Unmarshal(body, &told) != nil || told.Type != "error" {
		message := fmt.Sprintf("The service answered with status %d.", status)
		return &GatewayError{Status: status, Type: "api_error", Code: "unknown", Message: message}
	}
	return &GatewayError{
		Status:    status,
		Type:      told.Error.Type,
		Code:      told.Error.Code,
		Message:   told.Error.Message,
		Param:     told.Error.GetParam(),
		Details:   told.Error.Details.Get(),
		RequestID: told.RequestId,
	}
}

func connectionError(code, message string, cause error) *GatewayError {
	return &GatewayError{Type: ConnectionError, Code: code, Message: message, cause: cause}
}

func truncated(cause error) *GatewayError {
	const message = "The stream ended before the reply was complete."
	return connectionError("stream_truncated", message, cause)
}

// errorFrom turns what the generated calls return into a GatewayError.
func errorFrom(response *http.Response, err error) error {
	if err == nil {
		return nil
	}
	var refused *GenericOpenAPIError
	if errors.As(err, &refused) && response != nil && response.StatusCode >= 300 {
		return errorFromBody(response.StatusCode, refused.Body())
	}
	if response != nil {
		return connectionError("unreadable_reply", "The reply could not be read.", err)
	}
	return connectionError("connection_failed", "The service could not be reached.", err)
}
