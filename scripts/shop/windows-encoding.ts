/**
 * Which of the two Windows encodings a text in neither UTF-8 nor UTF-16 is in: a spreadsheet saves
 * CSV in that of its system, Windows-1250 in Central and Windows-1252 in Western Europe. Umlauts are
 * the same in both; `m³` and `Ø 100` of one are `mł` and `Ř 100` of the other.
 */
export class WindowsEncoding {
  #score = 0

  /** Reads the next bytes of the text. */
  add(bytes: Uint8Array): void {
    for (const [index, byte] of bytes.entries()) {
      if (byte < 0x80) continue
      if (czech.has(byte)) this.#score--
      // ² and a lone ogonek
      else if (byte === 0xb2) this.#score++
      else if (signs.has(byte)) {
        if (isLetter(bytes[index + 1])) this.#score--
        else if (byte === 0xb3 || !isLetter(bytes[index - 1])) this.#score++
      }
    }
  }

  get name(): 'windows-1250' | 'windows-1252' {
    return this.#score > 0 ? 'windows-1252' : 'windows-1250'
  }
}

/** č ď ě ň ť ů in Windows-1250. */
const czech = new Set([0x8d, 0x9d, 0xc8, 0xcc, 0xcf, 0xd2, 0xd9, 0xe8, 0xec, 0xef, 0xf2, 0xf9])
/** ³ Ø ø, which are ł Ř ř in Windows-1250: letters, which another letter follows. */
const signs = new Set([0xb3, 0xd8, 0xf8])

function isLetter(byte = 0): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0xc0
}
