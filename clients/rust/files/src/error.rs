use crate::models;
use std::fmt;

/// The one error of this client: a refusal, a failure inside a stream, or a broken connection.
#[derive(Debug)]
pub struct GatewayError {
    /// HTTP status; 200 for an error inside a stream, `None` where no reply came.
    pub status: Option<u16>,
    /// The service's kind of error, or `connection_error` where no whole reply arrived.
    pub kind: String,
    /// A stable word for programs, such as `unknown_field`.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// The first field at fault, such as `messages[0].content`.
    pub param: Option<String>,
    /// More about the error, where there is more.
    pub details: Option<Box<models::ErrorDetails>>,
    /// Quote it to support.
    pub request_id: Option<String>,
    source: Option<reqwest::Error>,
}

impl GatewayError {
    /// The error that a body tells; a body of another shape is told by its status.
    pub(crate) fn from_body(status: u16, body: &[u8]) -> Self {
        let Ok(told) = serde_json::from_slice::<models::ErrorResponse>(body) else {
            let message = format!("The service answered with status {status}.");
            return Self::plain(Some(status), "api_error", "unknown", message);
        };
        let kind = serde_json::to_value(told.error.r#type).ok();
        let kind = kind.and_then(|value| value.as_str().map(str::to_owned));
        Self {
            status: Some(status),
            kind: kind.unwrap_or_default(),
            code: told.error.code,
            message: told.error.message,
            param: told.error.param,
            details: told.error.details,
            request_id: Some(told.request_id),
            source: None,
        }
    }

    pub(crate) fn lost(source: reqwest::Error) -> Self {
        let message = "The service could not be reached.".to_owned();
        let plain = Self::plain(None, "connection_error", "connection_failed", message);
        Self { source: Some(source), ..plain }
    }

    pub(crate) fn truncated(source: Option<reqwest::Error>) -> Self {
        let message = "The stream ended before the reply was complete.".to_owned();
        let plain = Self::plain(None, "connection_error", "stream_truncated", message);
        Self { source, ..plain }
    }

    pub(crate) fn unreadable(error: &serde_json::Error) -> Self {
        let message = format!("The reply could not be read: {error}");
        Self::plain(None, "connection_error", "unreadable_reply", message)
    }

    fn plain(status: Option<u16>, kind: &str, code: &str, message: String) -> Self {
        Self {
            status,
            kind: kind.to_owned(),
            code: code.to_owned(),
            message,
            param: None,
            details: None,
            request_id: None,
            source: None,
        }
    }
}

impl fmt::Display for GatewayError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({}): {}", self.code, self.kind, self.message)
    }
}

impl std::error::Error for GatewayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.source.as_ref().map(|source| source as _)
    }
}
