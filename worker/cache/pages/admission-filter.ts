const maxKeys = 4000

/**
 * Recently requested keys. A key of an unbounded space (a search, a comparison) is stored at its
 * second request only, so that made-up addresses cost no memory and no write. Two generations bound
 * the memory: 8,000 hashes.
 */
export class AdmissionFilter {
  #current = new Set<number>()
  #previous = new Set<number>()

  /** Records a request for a key; true if there was an earlier one. */
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

/** FNV-1a: a collision admits one made-up key of some hundred thousand. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}
