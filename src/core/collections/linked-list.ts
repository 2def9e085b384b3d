/**
 * Items that come and go with each request, in the order in which they came; one leaves without a
 * trace.
 *
 * A `Set` or `Map` that is used so makes a new table every few dozen items, and in V8 each table
 * refers to the next one. Once a table lies in the old generation, all later ones and what they
 * held survive every collection of the young generation (`docs/decisions/request-cpu.md`).
 */
export class LinkedList<Item> {
  readonly #head = new Place<Item>(null);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(item: Item): Place<Item> {
    const place = new Place<Item>(item);
    place.enterBefore(this.#head);
    this.#size += 1;
    return place;
  }

  /** Removes what was added at this place of this list; safe to call twice. */
  remove(place: Place<Item>): void {
    if (place.item === null) return;
    place.leave();
    this.#size -= 1;
  }

  /** The items of now: what comes or goes later does not change the list. */
  items(): readonly Item[] {
    const items: Item[] = [];
    for (let { next } = this.#head; next.item !== null; next = next.next) items.push(next.item);
    return items;
  }
}

/** Where an item is in a list; the place of the list itself has none. */
export class Place<Item> {
  item: Item | null;
  previous: Place<Item> = this;
  next: Place<Item> = this;

  constructor(item: Item | null) {
    this.item = item;
  }

  enterBefore(other: Place<Item>): void {
    this.previous = other.previous;
    this.next = other;
    other.previous.next = this;
    other.previous = this;
  }

  leave(): void {
    this.item = null;
    this.previous.next = this.next;
    this.next.previous = this.previous;
    this.previous = this;
    this.next = this;
  }
}
