/** Legal forms of the EU in company names, without dots and spaces. */
const legalForms = new Set(
  'ab ag as aps bv cv doo eg eu ehf gbr gmbh gesmbh kft kg kgaa ks llc lp ltd nv ohg o og oy oyj ou plc sa sarl sas sasu sc se sia sl sp spa spol spzoo sro srl ug uab vos zoo zrt co cie'.split(
    ' ',
  ),
)

/**
 * Whether a typed company name can be that of a registry: one contains all words of the other,
 * ignoring legal forms. Names in different alphabets cannot be compared, and pass.
 */
export function isSameCompany(typed: string, registered: string): boolean {
  if (isLatin(typed) !== isLatin(registered)) return true
  const [shorter = [], longer = []] = [wordsOf(typed), wordsOf(registered)].toSorted(
    (a, b) => a.length - b.length,
  )
  return shorter.every((word) => longer.includes(word))
}

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name)

/** `Klíma Liptov, a. s.` is `klima`, `liptov`. */
function wordsOf(name: string): string[] {
  const folded = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Registers write umlauts with an e: LUEFTUNGSBAU.
    .replace(/([aou])e/g, '$1')
    // Letters with dots are one abbreviation: s. r. o., sp. z o.o.
    .replace(/\b(?:\p{L}{1,4}\.\s*){2,}\p{L}?/gu, (form) => ` ${form.replace(/[.\s]/g, '')} `)
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.filter((word) => !legalForms.has(word))
}
