import { codeKey } from '../../../../domain/bulk/merge-bulk.ts'

const labels =
  'ean|gtin|sku|mpn|art(?:ikel)?[ .-]*(?:nr|nummer|no)|artikelnummer|bestell-?(?:nr|nummer)|hersteller-?(?:nr|nummer)|k[oó]d(?:u|em)?|č[ií]slo|(?:kat(?:alogov[eé])?|obj(?:ednac[ií])?)[ .]*č(?:[ií]slo)?|(?:part|item|product|article|catalogue?)[ ]*(?:no|number|code|nr)|code'
const label = new RegExp(String.raw`^(?:(?:${labels})[\s.:#]+)+`, 'iu')
const amount =
  /^\d{1,3} ?(?:x|ks|stk\.?|pcs) +(?=\S)|(?<=\S) +(?:x ?\d{1,3}|\d{1,3} ?(?:x|ks|stk\.?|pcs))$/giu

/** The query as a normalised code, without labels such as `EAN` or `Art.-Nr.` and without a quantity. */
export function codeIn(query: string): string {
  return codeKey(query.trim().replace(amount, '').replace(label, ''))
}

const shapes = [
  // Any parts joined by a separator: `AB-CDE-100`, `ab/cde`.
  /^[\p{L}\d]+(?:[-_./][\p{L}\d]+)+[-_./]?$/u,
  // A product code or manufacturer's number with a prefix of letters.
  /^\p{L}{1,5} ?\d{4,}$/u,
  /^[\d ]{6,}$/,
  /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{8,}$/u,
  // As printed on a label: `ZF BLA AUR 100`.
  /^\p{Lu}{2,}(?: [\p{Lu}\d]+){2,}$/u,
]

/** Whether a query is so likely a code that codes are searched before it is interpreted. */
export function isCodeLike(query: string): boolean {
  const typed = query.trim().replace(amount, '')
  const bare = typed.replace(label, '')
  if (codeKey(bare).length < minLength) return false
  return bare !== typed || shapes.some((shape) => shape.test(bare))
}

const minLength = 4

/** Whether a query could be a code: it has a digit and a plausible length. */
export function couldBeCode(query: string): boolean {
  const code = codeIn(query)
  return code.length > minLength && code.length <= 40 && /\d/.test(code)
}
