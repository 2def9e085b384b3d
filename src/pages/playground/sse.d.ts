export class EventReader {
  feed(text: string): { event: string; data: string | null; raw: string }[];
}
