use crate::apis::urlencode;
use crate::models::{
    Account, ChatCompletion, ChatCompletionChunk, ChatCompletionRequest, Message,
    MessageStreamEvent, MessagesRequest, Model, ModelList,
};
use crate::retry::send;
use crate::stream::{read_chunk, read_message_event};
use crate::{EventStream, GatewayError};
use reqwest::{Client, Method, RequestBuilder, Response};
use serde::de::DeserializeOwned;

const DEFAULT_MAX_RETRIES: u32 = 2;

/// Both protocols, the catalog, the account. Cheap to clone; clones share their connections.
#[derive(Clone)]
pub struct ChatGateway {
    client: Client,
    base_url: String,
    api_key: String,
    max_retries: u32,
    idempotency_key: Option<String>,
}

impl ChatGateway {
    /// A client that repeats failed requests twice. `base_url` ends in `/v1`.
    pub fn new(api_key: impl Into<String>, base_url: impl Into<String>) -> Self {
        Self {
            client: Client::new(),
            base_url: base_url.into().trim_end_matches('/').to_owned(),
            api_key: api_key.into(),
            max_retries: DEFAULT_MAX_RETRIES,
            idempotency_key: None,
        }
    }

    /// How often a failed request is repeated.
    pub fn with_max_retries(mut self, max_retries: u32) -> Self {
        self.max_retries = max_retries;
        self
    }

    /// Sends through another HTTP client, for time-outs and proxies.
    pub fn with_client(mut self, client: Client) -> Self {
        self.client = client;
        self
    }

    /// Names the request that this clone is for; one is made up otherwise. A request that is sent
    /// again with its name gets the reply of the first.
    pub fn with_idempotency_key(mut self, key: impl Into<String>) -> Self {
        self.idempotency_key = Some(key.into());
        self
    }

    /// The whole reply.
    pub async fn create_chat_completion(
        &self,
        request: &ChatCompletionRequest,
    ) -> Result<ChatCompletion, GatewayError> {
        let builder = self.request(Method::POST, "/chat/completions").json(request);
        decode(self.send(builder).await?).await
    }

    /// The reply chunk by chunk; `stream` is set for you.
    pub async fn stream_chat_completion(
        &self,
        request: &ChatCompletionRequest,
    ) -> Result<EventStream<ChatCompletionChunk>, GatewayError> {
        let mut request = request.clone();
        request.stream = Some(true);
        let builder = self.request(Method::POST, "/chat/completions").json(&request);
        Ok(EventStream::new(self.send(builder).await?, read_chunk))
    }

    /// The whole reply.
    pub async fn create_message(&self, request: &MessagesRequest) -> Result<Message, GatewayError> {
        let builder = self.request(Method::POST, "/messages").json(request);
        decode(self.send(builder).await?).await
    }

    /// The reply event by event; `stream` is set for you.
    pub async fn stream_message(
        &self,
        request: &MessagesRequest,
    ) -> Result<EventStream<MessageStreamEvent>, GatewayError> {
        let mut request = request.clone();
        request.stream = Some(true);
        let builder = self.request(Method::POST, "/messages").json(&request);
        Ok(EventStream::new(self.send(builder).await?, read_message_event))
    }

    /// The models that the key may use.
    pub async fn list_models(&self) -> Result<ModelList, GatewayError> {
        decode(self.send(self.request(Method::GET, "/models")).await?).await
    }

    /// One model's record.
    pub async fn get_model(&self, id: &str) -> Result<Model, GatewayError> {
        let path = format!("/models/{}", urlencode(id));
        decode(self.send(self.request(Method::GET, &path)).await?).await
    }

    /// Plan, balance and limits.
    pub async fn get_account(&self) -> Result<Account, GatewayError> {
        decode(self.send(self.request(Method::GET, "/account")).await?).await
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("{}{path}", self.base_url);
        let builder = self.client.request(method.clone(), url).bearer_auth(&self.api_key);
        match &self.idempotency_key {
            Some(key) if method == Method::POST => builder.header("Idempotency-Key", key),
            _ => builder,
        }
    }

    async fn send(&self, builder: RequestBuilder) -> Result<Response, GatewayError> {
        let request = builder.build().map_err(GatewayError::lost)?;
        let result = send(&self.client, request, self.max_retries).await;
        let response = result.map_err(GatewayError::lost)?;
        let status = response.status().as_u16();
        if status < 400 {
            return Ok(response);
        }
        let body = response.bytes().await.map_err(GatewayError::lost)?;
        Err(GatewayError::from_body(status, &body))
    }
}

async fn decode<T: DeserializeOwned>(response: Response) -> Result<T, GatewayError> {
    let body = response.bytes().await.map_err(GatewayError::lost)?;
    serde_json::from_slice(&body).map_err(|error| GatewayError::unreadable(&error))
}
