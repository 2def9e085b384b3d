//! Client of the chat gateway: both protocols, whole and streamed. Start with [`ChatGateway`].

#![allow(unused_imports)]
#![allow(clippy::too_many_arguments)]

pub mod apis;
mod error;
mod gateway;
mod messages;
pub mod models;
mod retry;
mod stream;

pub use error::GatewayError;
pub use gateway::ChatGateway;
pub use messages::{
    assistant_calls, assistant_tool_use, system, tool, tool_result, user, user_blocks, user_turn,
};
pub use stream::EventStream;
