/**
 * Items that are added and removed with each request, in insertion order. A removed item leaves no
 * garbage in the list.
 *
 * A `Set` or `Map` used for this purpose allocates a new table every few dozen items, and in V8
 * each table refers to the next one. Once a table is in the old generation, all later tables and
 * their former items survive every collection of the young generation
 * (`docs/decisions/request-cpu.md`).
 */
export class LinkedList<Item> {
  readonly #head = new ListNode<Item>(null);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(item: Item): ListNode<Item> {
    const place = new ListNode<Item>(item);
    place.enterBefore(this.#head);
    this.#size += 1;
    return place;
  }

  /** Removes the item at this place of this list. Repeated calls are ignored. */
  remove(place: ListNode<Item>): void {
    if (place.item === null) return;
    place.leave();
    this.#size -= 1;
  }

  /** Returns the current items. Later changes of the list do not affect the result. */
  items(): readonly Item[] {
    const items: Item[] = [];
    for (let { next } = this.#head; next.item !== null; next = next.next) items.push(next.item);
    return items;
  }
}

/** Position of an item in a list. The place of the list itself has no item. */
export class ListNode<Item> {
  item: Item | null;
  previous: ListNode<Item> = this;
  next: ListNode<Item> = this;

  constructor(item: Item | null) {
    this.item = item;
  }

  enterBefore(other: ListNode<Item>): void {
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
