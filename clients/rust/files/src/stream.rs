use crate::models::{ChatCompletionChunk, MessageStreamEvent};
use crate::GatewayError;
use reqwest::Response;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::VecDeque;

/// What one event's data is.
pub(crate) enum Read<T> {
    Event(T),
    /// The event is the last one.
    Last(T),
    /// Data of a kind that this version does not know.
    Skipped,
    End,
}

type Reader<T> = fn(&[u8]) -> Result<Read<T>, GatewayError>;

/// The events of one reply. Drop it to end the reply early: the connection is closed, and the rest
/// is neither made nor charged.
pub struct EventStream<T> {
    response: Option<Response>,
    read: Reader<T>,
    rest: Vec<u8>,
    data: Option<Vec<u8>>,
    ready: VecDeque<Vec<u8>>,
}

impl<T> EventStream<T> {
    pub(crate) fn new(response: Response, read: Reader<T>) -> Self {
        let (rest, ready) = (Vec::new(), VecDeque::new());
        Self { response: Some(response), read, rest, data: None, ready }
    }

    /// The next event; `None` after the last one. An error inside the stream, or an end that comes
    /// too early, is the last thing that it gives.
    pub async fn next(&mut self) -> Option<Result<T, GatewayError>> {
        loop {
            self.response.as_ref()?;
            if let Some(data) = self.ready.pop_front() {
                match (self.read)(&data) {
                    Ok(Read::Event(event)) => return Some(Ok(event)),
                    Ok(Read::Skipped) => continue,
                    Ok(Read::End) => self.response = None,
                    Ok(Read::Last(event)) => {
                        self.response = None;
                        return Some(Ok(event));
                    }
                    Err(error) => {
                        self.response = None;
                        return Some(Err(error));
                    }
                }
                continue;
            }
            match self.response.as_mut()?.chunk().await {
                Ok(Some(bytes)) => self.feed(&bytes),
                Ok(None) => {
                    self.response = None;
                    return Some(Err(GatewayError::truncated(None)));
                }
                Err(error) => {
                    self.response = None;
                    return Some(Err(GatewayError::truncated(Some(error))));
                }
            }
        }
    }

    /// Cuts bytes into the data of events; `:` begins a comment.
    fn feed(&mut self, bytes: &[u8]) {
        self.rest.extend_from_slice(bytes);
        while let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.rest.drain(..=end).collect();
            let line = line.strip_suffix(b"\n").unwrap_or(&line);
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if line.is_empty() {
                self.ready.extend(self.data.take());
            } else if let Some(value) = line.strip_prefix(b"data:") {
                let value = value.strip_prefix(b" ").unwrap_or(value);
                match &mut self.data {
                    Some(data) => {
                        data.push(b'\n');
                        data.extend_from_slice(value);
                    }
                    None => self.data = Some(value.to_vec()),
                }
            }
        }
    }
}

pub(crate) fn read_chunk(data: &[u8]) -> Result<Read<ChatCompletionChunk>, GatewayError> {
    if data == b"[DONE]" {
        return Ok(Read::End);
    }
    let told = read_value(data)?;
    if told.get("choices").is_none() {
        return Ok(Read::Skipped);
    }
    decode(told).map(Read::Event)
}

pub(crate) fn read_message_event(data: &[u8]) -> Result<Read<MessageStreamEvent>, GatewayError> {
    let told = read_value(data)?;
    let event = match told.get("type").and_then(Value::as_str) {
        Some("message_start") => MessageStreamEvent::MessageStart(decode(told)?),
        Some("content_block_start") => MessageStreamEvent::ContentBlockStart(decode(told)?),
        Some("content_block_delta") => MessageStreamEvent::ContentBlockDelta(decode(told)?),
        Some("content_block_stop") => MessageStreamEvent::ContentBlockStop(decode(told)?),
        Some("message_delta") => MessageStreamEvent::MessageDelta(decode(told)?),
        Some("message_stop") => {
            return Ok(Read::Last(MessageStreamEvent::MessageStop(decode(told)?)))
        }
        _ => return Ok(Read::Skipped),
    };
    Ok(Read::Event(event))
}

fn read_value(data: &[u8]) -> Result<Value, GatewayError> {
    let told: Value = serde_json::from_slice(data).map_err(|e| GatewayError::unreadable(&e))?;
    match told.get("type").and_then(Value::as_str) {
        Some("error") => Err(GatewayError::from_body(200, data)),
        _ => Ok(told),
    }
}

fn decode<T: DeserializeOwned>(told: Value) -> Result<T, GatewayError> {
    serde_json::from_value(told).map_err(|error| GatewayError::unreadable(&error))
}
