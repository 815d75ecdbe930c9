const maxKeys = 4000

/**
 * Keys requested lately. A key of an unbounded space (a search, a comparison) is stored only when it
 * is requested again, so that made-up addresses cost no place and no write. Two sets
 * take turns, so what is remembered is bounded: 8,000 hashes.
 */
export class AdmissionFilter {
  #current = new Set<number>()
  #previous = new Set<number>()

  /** Records a request for a key; true if there was one before. */
  admits(key: string): boolean {
    const hash = hashOf(key)
    const isKnown = this.#current.has(hash) || this.#previous.has(hash)
    this.#current.add(hash)
    if (this.#current.size >= maxKeys) {
      this.#previous = this.#current
      this.#current = new Set()
    }
    return isKnown
  }
}

/** FNV-1a: a collision lets one made-up key of some hundred thousand in. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}
