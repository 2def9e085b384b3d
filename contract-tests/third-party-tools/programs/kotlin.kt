// One whole chat, one message and a typed error, with the client of openapi-generator's kotlin.
import org.openapitools.client.apis.ChatApi
import org.openapitools.client.apis.MessagesApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.*

val url: String = System.getenv("GATEWAY_URL")

fun chat(model: String): String? {
    val user = ChatUserMessage(ChatUserMessage.Role.user, ChatMixedContent("Hello there"))
    val request = ChatCompletionRequest(model, listOf(ChatMessage(user)))
    return ChatApi(url).createChatCompletion(request).choices[0].message.content
}

fun main() {
    ApiClient.accessToken = System.getenv("GATEWAY_KEY")
    println("chat: " + chat("sandbox/echo"))

    val turn = UserInputMessage(UserInputMessage.Role.user, UserInputContent("Hello there"))
    val request = MessagesRequest("sandbox/echo", listOf(InputMessage(turn)))
    val block = MessagesApi(url).createMessage(request).content[0].actualInstance as TextBlock
    println("message: " + block.text)

    try {
        chat("nobody/nothing")
    } catch (refusal: ClientException) {
        val body = (refusal.response as ClientError<*>).body as String
        val error = Serializer.gson.fromJson(body, ErrorResponse::class.java).error
        println("error: ${refusal.statusCode} ${error.code}")
    }
}
