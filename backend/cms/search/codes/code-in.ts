import { codeKey } from '../words.ts'

const labels =
  'ean|gtin|sku|mpn|art(?:ikel)?[ .-]*(?:nr|nummer|no)|artikelnummer|bestell-?(?:nr|nummer)|hersteller-?(?:nr|nummer)|k[oó]d(?:u|em)?|č[ií]slo|(?:kat(?:alogov[eé])?|obj(?:ednac[ií])?)[ .]*č(?:[ií]slo)?|(?:part|item|product|article|catalogue?)[ ]*(?:no|number|code|nr)|code'
const label = new RegExp(String.raw`^(?:(?:${labels})[\s.:#]+)+`, 'iu')
const amount =
  /^\d{1,3} ?(?:x|ks|stk\.?|pcs) +(?=\S)|(?<=\S) +(?:x ?\d{1,3}|\d{1,3} ?(?:x|ks|stk\.?|pcs))$/giu

/** What stands where a code may stand: without `EAN`, `Art.-Nr.` and how many are wanted. */
export function codeIn(query: string): string {
  return codeKey(query.trim().replace(amount, '').replace(label, ''))
}

const shapes = [
  // Parts that are joined, whatever they are: `ZF-BLA-AUR`, `zf/bla`.
  /^[\p{L}\d]+(?:[-_./][\p{L}\d]+)+[-_./]?$/u,
  // The number of an article, or a maker's, with letters before it.
  /^\p{L}{1,5} ?\d{4,}$/u,
  /^[\d ]{6,}$/,
  /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{8,}$/u,
  // As it stands on a label: `ZF BLA AUR 100`.
  /^\p{Lu}{2,}(?: [\p{Lu}\d]+){2,}$/u,
]

/** Whether a query looks so much like a code that it is looked for as one before it is read. */
export function isCodeLike(query: string): boolean {
  const typed = query.trim().replace(amount, '')
  const bare = typed.replace(label, '')
  if (codeKey(bare).length < minLength) return false
  return bare !== typed || shapes.some((shape) => shape.test(bare))
}

const minLength = 4

/** Whether anything in it may be a code: letters and figures, as long as the shortest one. */
export function mayBeCode(query: string): boolean {
  const code = codeIn(query)
  return code.length > minLength && code.length <= 40 && /\d/.test(code)
}
