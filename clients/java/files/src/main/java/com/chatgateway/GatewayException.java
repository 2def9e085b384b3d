package com.chatgateway;

import com.chatgateway.model.ErrorDetails;
import com.chatgateway.model.ErrorResponse;

/** The one error of this client: a refusal, a failure inside a stream, or a broken connection. */
public final class GatewayException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String type;
  private final String code;
  private final String param;
  private final transient ErrorDetails details;
  private final String requestId;

  private GatewayException(int status, String type, String code, String message, Throwable cause) {
    super(message, cause);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = null;
    this.details = null;
    this.requestId = null;
  }

  private GatewayException(int status, ErrorResponse told) {
    super(told.getError().getMessage());
    this.status = status;
    this.type = told.getError().getType().getValue();
    this.code = told.getError().getCode();
    this.param = told.getError().getParam();
    this.details = told.getError().getDetails();
    this.requestId = told.getRequestId();
  }

  /** The error that a body tells; a body of another shape is told by its status. */
  static GatewayException fromBody(int status, String body) {
    try {
      return new GatewayException(status, ErrorResponse.fromJson(body));
    } catch (Exception other) {
      String message = "The service answered with status " + status + ".";
      return new GatewayException(status, "api_error", "unknown", message, other);
    }
  }

  static GatewayException connection(String code, String message, Throwable cause) {
    return new GatewayException(0, "connection_error", code, message, cause);
  }

  static GatewayException truncated(Throwable cause) {
    return connection("stream_truncated", "The stream ended before the reply was complete.", cause);
  }

  /** HTTP status; 200 for an error inside a stream, 0 where no reply came. */
  public int getStatus() {
    return status;
  }

  /** The service's kind of error, or {@code connection_error}. */
  public String getType() {
    return type;
  }

  /** A stable word for programs, such as {@code unknown_field}. */
  public String getCode() {
    return code;
  }

  /** The first field at fault, such as {@code messages[0].content}; or null. */
  public String getParam() {
    return param;
  }

  /** More about the error, or null. */
  public ErrorDetails getDetails() {
    return details;
  }

  /** Quote it to support. */
  public String getRequestId() {
    return requestId;
  }
}
