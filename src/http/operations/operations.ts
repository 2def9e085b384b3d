import type { OperationId } from "../../../generated/operations.ts";
import type { Operation } from "../operation-dispatcher.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { createReadBody } from "../read-body.ts";
import { createChatCompletion } from "./create-chat-completion.ts";
import { createMessage } from "./create-message.ts";
import { getAccount } from "./get-account.ts";
import { getModel } from "./get-model.ts";
import { listModels } from "./list-models.ts";

/** What serves each operation of the contract; the compiler counts them. */
export function createOperations(
  dependencies: AppDependencies,
): Readonly<Record<OperationId, Operation>> {
  const readBody = createReadBody(dependencies.limits);
  const generation = { ...dependencies, readBody };
  return {
    createChatCompletion: createChatCompletion(generation),
    createMessage: createMessage(generation),
    listModels: listModels(dependencies),
    getModel: getModel(dependencies),
    getAccount: getAccount(dependencies),
  };
}
