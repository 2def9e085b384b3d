import type { OperationId } from "../../../generated/operations.ts";
import type { Operation } from "../operation-dispatcher.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { BodyBudget, defaultBodyBytesInFlight } from "../body-budget.ts";
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
  const { limits } = dependencies;
  const bodies = new BodyBudget(limits.bodyBytesInFlight ?? defaultBodyBytesInFlight());
  const generation = { ...dependencies, readBody: createReadBody(limits), bodies };
  return {
    createChatCompletion: createChatCompletion(generation),
    createMessage: createMessage(generation),
    listModels: listModels(dependencies),
    getModel: getModel(dependencies),
    getAccount: getAccount(dependencies),
  };
}
