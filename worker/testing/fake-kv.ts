/** For tests: a KV with its documented behaviour, seen from several locations. */
export class LaggingKv {
  readonly #keys = new Map<string, { metadata: unknown; writtenAt: number }>()
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  /**
   * The namespace as seen from one location: writes of others appear up to a minute late, some
   * calls fail, and a key accepts one write a second.
   */
  seenFrom(place: number): KVNamespace {
    const own = new Set<string>()
    const fail = () => {
      if (this.#random() < 0.2) throw new Error('KV: 503')
    }
    const view = {
      put: async (key: string, _: string, { metadata }: { metadata: unknown }) => {
        const before = this.#keys.get(key)?.writtenAt ?? 0
        if (Date.now() - before < 1000) throw new Error('KV: 429')
        this.#keys.set(key, { metadata, writtenAt: Date.now() })
        own.add(key)
      },
      list: async ({ prefix }: { prefix: string }) => {
        fail()
        const keys = [...this.#keys]
          .filter(([name, { writtenAt }], index) => {
            const lag = ((index * 7919 + place * 104_729) % 60) * 1000
            return name.startsWith(prefix) && (own.has(name) || Date.now() - writtenAt >= lag)
          })
          .map(([name, { metadata }]) => ({ name, metadata }))
        return { keys, list_complete: true }
      },
    }
    // Only these two methods are used.
    return view as unknown as KVNamespace
  }
}

/** For tests: random numbers below 1, the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
