/** Points that nothing beats so far: what is given up, as one number, and what is served. */
export class Staircase<T> {
  /** By cost, each serving less than the one before. */
  readonly #steps: { readonly cost: number; readonly amount: number; readonly of: T }[] = [];

  get steps(): readonly { readonly cost: number; readonly amount: number; readonly of: T }[] {
    return this.#steps;
  }

  /** How many steps cost no more. */
  #upTo(cost: number): number {
    let [low, high] = [0, this.#steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#steps[middle]?.cost ?? 0) <= cost) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The least amount of what costs no more. */
  least(cost: number): number {
    return this.#steps[this.#upTo(cost) - 1]?.amount ?? Number.POSITIVE_INFINITY;
  }

  /** Takes a point in, unless one that costs no more serves no more; what it beats goes. */
  add(cost: number, amount: number, of: T): void {
    if (this.least(cost) <= amount) return;
    const place = this.#upTo(cost);
    const from = this.#steps[place - 1]?.cost === cost ? place - 1 : place;
    let to = from;
    while (to < this.#steps.length && (this.#steps[to]?.amount ?? 0) >= amount) to += 1;
    this.#steps.splice(from, to - from, { cost, amount, of });
  }
}
