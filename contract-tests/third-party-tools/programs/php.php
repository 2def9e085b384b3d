<?php
// One whole chat, one message and a typed error, with the client of openapi-generator's php.
require 'autoload.php';

use OpenAPI\Client\Api\{ChatApi, MessagesApi};
use OpenAPI\Client\{ApiException, Configuration};
use OpenAPI\Client\Model\{ChatCompletionRequest, ChatUserMessage, MessagesRequest, UserInputMessage};

$configuration = (new Configuration())
    ->setHost(getenv('GATEWAY_URL'))
    ->setAccessToken(getenv('GATEWAY_KEY'));
$http = new GuzzleHttp\Client();

$chat = fn (string $model) => (new ChatApi($http, $configuration))->createChatCompletion(
    new ChatCompletionRequest([
        'model' => $model,
        'messages' => [new ChatUserMessage(['role' => 'user', 'content' => 'Hello there'])],
    ])
);

echo 'chat: ', $chat('sandbox/echo')->getChoices()[0]->getMessage()->getContent(), "\n";

$message = (new MessagesApi($http, $configuration))->createMessage(new MessagesRequest([
    'model' => 'sandbox/echo',
    'messages' => [new UserInputMessage(['role' => 'user', 'content' => 'Hello there'])],
]));
echo 'message: ', $message->getContent()[0]->getText(), "\n";

try {
    $chat('nobody/nothing');
} catch (ApiException $refusal) {
    echo 'error: ', $refusal->getCode(), ' ', $refusal->getResponseObject()->getError()->getCode(), "\n";
}
