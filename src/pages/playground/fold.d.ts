declare class Fold {
  add(event: unknown): void;
  reply(): unknown;
}
export class ChatFold extends Fold {}
export class MessagesFold extends Fold {}
