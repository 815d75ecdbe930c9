/** Keeps the `count` lowest keys only. */
export class LowestKeys {
  readonly #count: number
  /** A max-heap: the parent at i is at least its children at 2i + 1 and 2i + 2. */
  readonly #heap: number[] = []

  constructor(count: number) {
    this.#count = count
  }

  add(key: number): void {
    const heap = this.#heap
    if (heap.length < this.#count) {
      heap.push(key)
      this.#rise(heap.length - 1)
      return
    }
    if (key >= (heap[0] ?? -Infinity)) return
    heap[0] = key
    this.#sink(0)
  }

  /** Ascending. */
  sorted(): number[] {
    return this.#heap.toSorted((a, b) => a - b)
  }

  #rise(at: number): void {
    const parent = (at - 1) >> 1
    if (at === 0 || this.#key(parent) >= this.#key(at)) return
    this.#swap(at, parent)
    this.#rise(parent)
  }

  #sink(at: number): void {
    const left = 2 * at + 1
    const child = this.#key(left + 1) > this.#key(left) ? left + 1 : left
    if (this.#key(child) <= this.#key(at)) return
    this.#swap(at, child)
    this.#sink(child)
  }

  #key(at: number): number {
    return this.#heap[at] ?? -Infinity
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#key(a), this.#key(b)]
    this.#heap[a] = second
    this.#heap[b] = first
  }
}
