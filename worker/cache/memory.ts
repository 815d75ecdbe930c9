/** Least recently used entries go when the sum of the sizes passes the cap. */
export class Memory<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>()
  readonly #cap: number
  #bytes = 0

  constructor(capInBytes: number) {
    this.#cap = capInBytes
  }

  get count(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** One entry may take a quarter of the room at most; a larger one is not kept. */
  set(key: string, value: Value, size: number): void {
    this.delete(key)
    if (size > this.#cap / 4) return
    this.#entries.set(key, { value, size })
    this.#bytes += size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#cap) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
  }
}
