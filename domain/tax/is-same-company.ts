/** Legal forms of the EU as they are written in names, without dots and spaces. */
const legalForms = new Set(
  'ab ag as aps bv cv doo eg eu ehf gbr gmbh gesmbh kft kg kgaa ks llc lp ltd nv ohg o og oy oyj ou plc sa sarl sas sasu sc se sia sl sp spa spol spzoo sro srl ug uab vos zoo zrt co cie'.split(
    ' ',
  ),
)

/**
 * Whether a typed name of a company can be that of a registry: one has all words of the other,
 * besides legal forms. Names in different alphabets cannot be compared, and pass.
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
    // What has dots between is one abbreviation: s. r. o., sp. z o.o.
    .replace(/\b(?:\p{L}{1,4}\.\s*){2,}\p{L}?/gu, (form) => ` ${form.replace(/[.\s]/g, '')} `)
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.filter((word) => !legalForms.has(word))
}
