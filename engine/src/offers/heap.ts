/** What is least comes out first; of equals in no order. */
export class Heap<T> {
  readonly #items: T[] = [];
  readonly #compare: (a: T, b: T) => number;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  /** What comes out next. */
  get first(): T | undefined {
    return this.#items[0];
  }

  /** Everything in it, in no order. */
  get items(): readonly T[] {
    return this.#items;
  }

  push(item: T): void {
    const items = this.#items;
    let place = items.length;
    items.push(item);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || this.#compare(parent, item) <= 0) break;
      items[place] = parent;
      place = above;
    }
    items[place] = item;
  }

  pop(): T | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    this.#sink(last);
    return first;
  }

  #sink(item: T): void {
    const items = this.#items;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const [a, b] = [items[left], items[left + 1]];
      if (a === undefined) break;
      const isRight = b !== undefined && this.#compare(b, a) < 0;
      const child = isRight ? b : a;
      if (this.#compare(item, child) <= 0) break;
      items[place] = child;
      place = isRight ? left + 1 : left;
    }
    items[place] = item;
  }
}
