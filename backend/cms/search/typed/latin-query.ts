/* Names of products are alike in many languages, once they are in Latin letters. */

import { isAdverb } from '../words.ts'

const cyrillic: Record<string, string> = pairs(
  'а a б b в v г g ґ g д d е e ё e є e ж z з z и i і i ї i й j ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c ђ d у u ў u ф f х h ц c ч c џ dz ш s щ s ы y э e ю u я a',
)
const greek: Record<string, string> = pairs(
  'α a β v γ g δ d ε e ζ z η i θ t ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ i φ f χ h ψ ps ω o',
)

/** `вентилятор 125` as `ventilator 125`, with ligatures and full-width letters resolved. */
export function latinQuery(query: string): string {
  const resolved = query.replace(/[ﬀ-ﬆ０-ｚ]/g, (sign) => sign.normalize('NFKC'))
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(resolved)) return resolved
  return resolved.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (sign) => {
    const letter = sign.toLowerCase()
    // `й` is a letter of its own, `ά` is not.
    const plain = letter.normalize('NFD').charAt(0)
    return cyrillic[letter] ?? greek[letter] ?? cyrillic[plain] ?? greek[plain] ?? ''
  })
}

const wordAndSize = /(?<!\p{L})(\p{L}{3,})(\d{2,4}(?!\d)|\d(?= ?(?:"|inch|zoll|palc|col)))/giu
const sizeAndWord = /(?<![\p{L}\d])(\d{2,4}(?:[mc]m(?=\p{L}{3}))?)(\p{L}{4,})/giu

/** From one size to another, or one behind an angle: `160na125`, `45dn200`. */
const betweenSizes = /(?<=\d)(dn|nw|na|auf|nach|to)(?=\d{2,4}(?!\d))/giu

/** `rohr125` as `rohr 125`, `125rohr` as `125 rohr`, `100mmrohr` as `100mm rohr`. */
export function spacedQuery(query: string, isWord: (text: string) => boolean = () => true): string {
  return query
    .replace(wordAndSize, (all, word: string, size: string) =>
      isWord(word) ? `${word} ${size}` : all,
    )
    .replace(sizeAndWord, (all, size: string, word: string) =>
      isWord(word) ? `${size} ${word}` : all,
    )
    .replace(betweenSizes, ' $1 ')
}

/** `bathroomfan` as `bathroom fan`: unknown words that consist of two known ones. */
export function partedQuery(query: string, isWord: (text: string) => boolean): string {
  return query.replace(/(?<![\p{L}\d])\p{L}{7,}(?![\p{L}\d])/gu, (word) => {
    if (isWord(word) || isAdverb(word)) return word
    // The longest second word: `wcventilator`.
    for (let at = 2; at <= word.length - 3; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)]
      if ((at >= 3 || second.length >= 5) && isWord(first) && isWord(second))
        return `${first} ${second}`
    }
    return word
  })
}

function pairs(list: string): Record<string, string> {
  const words = list.split(' ')
  return Object.fromEntries(
    words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])),
  )
}
