# One whole chat, one message and a typed error, with the client of openapi-generator's ruby.
require 'json'
require 'uri'
require 'openapi_client'

include OpenapiClient

OpenapiClient.configure do |configuration|
  address = URI(ENV.fetch('GATEWAY_URL'))
  configuration.scheme = address.scheme
  configuration.host = "#{address.host}:#{address.port}"
  configuration.base_path = address.path
  configuration.server_index = nil
  configuration.access_token = ENV.fetch('GATEWAY_KEY')
end

def chat(model)
  message = ChatUserMessage.new(role: 'user', content: 'Hello there')
  ChatApi.new.create_chat_completion(ChatCompletionRequest.new(model: model, messages: [message]))
end

puts "chat: #{chat('sandbox/echo').choices[0].message.content}"

turn = UserInputMessage.new(role: 'user', content: 'Hello there')
request = MessagesRequest.new(model: 'sandbox/echo', messages: [turn])
puts "message: #{MessagesApi.new.create_message(request).content[0].text}"

begin
  chat('nobody/nothing')
rescue ApiError => e
  error = ErrorResponse.build_from_hash(JSON.parse(e.response_body, symbolize_names: true))
  puts "error: #{e.code} #{error.error.code}"
end
