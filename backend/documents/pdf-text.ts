/** Letters and signs beyond ASCII with the names that fonts know them by. */
const glyphs: Record<string, string> = {
  Á: 'Aacute',
  Ä: 'Adieresis',
  Č: 'Ccaron',
  Ď: 'Dcaron',
  É: 'Eacute',
  Ě: 'Ecaron',
  Í: 'Iacute',
  Ľ: 'Lcaron',
  Ĺ: 'Lacute',
  Ň: 'Ncaron',
  Ó: 'Oacute',
  Ô: 'Ocircumflex',
  Ö: 'Odieresis',
  Ø: 'Oslash',
  Ŕ: 'Racute',
  Ř: 'Rcaron',
  Š: 'Scaron',
  Ť: 'Tcaron',
  Ú: 'Uacute',
  Ů: 'Uring',
  Ü: 'Udieresis',
  Ý: 'Yacute',
  Ž: 'Zcaron',
  Ş: 'Scedilla',
  á: 'aacute',
  ä: 'adieresis',
  č: 'ccaron',
  ď: 'dcaron',
  é: 'eacute',
  ě: 'ecaron',
  í: 'iacute',
  ľ: 'lcaron',
  ĺ: 'lacute',
  ň: 'ncaron',
  ó: 'oacute',
  ô: 'ocircumflex',
  ö: 'odieresis',
  ø: 'oslash',
  ŕ: 'racute',
  ř: 'rcaron',
  š: 'scaron',
  ť: 'tcaron',
  ú: 'uacute',
  ů: 'uring',
  ü: 'udieresis',
  ý: 'yacute',
  ž: 'zcaron',
  ß: 'germandbls',
  '–': 'endash',
  '—': 'emdash',
  '„': 'quotedblbase',
  '“': 'quotedblleft',
  '”': 'quotedblright',
  '’': 'quoteright',
  '•': 'bullet',
  '·': 'periodcentered',
  '×': 'multiply',
  '²': 'twosuperior',
  '³': 'threesuperior',
  '°': 'degree',
  '±': 'plusminus',
  '€': 'Euro',
  '…': 'ellipsis',
  '−': 'minus',
  '½': 'onehalf',
  '®': 'registered',
}

const first = 128
const codes = new Map(Object.keys(glyphs).map((letter, index) => [letter, first + index]))

/** Encoding of the fonts: ASCII as usual, the letters of Central Europe above it. */
export const encodingObject = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${first} ${Object.values(
  glyphs,
)
  .map((name) => `/${name}`)
  .join(' ')}] >>`

const replaced: Record<string, string> = {
  '₂': '2',
  '↔': '<->',
  '\u00a0': ' ',
  ζ: 'zeta',
  λ: 'lambda',
  η: 'eta',
  '≥': '>=',
  '≤': '<=',
}

/** The bytes of a text as characters, with what ends a PDF string escaped; unknown letters become `?`. */
export function encodeText(text: string): string {
  const plain = text.replace(/[₂↔\u00a0ζλη≥≤]/g, (sign) => replaced[sign] ?? sign)
  return Array.from(plain, (letter) => {
    if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`
    if (letter >= ' ' && letter <= '~') return letter
    return String.fromCharCode(codes.get(letter) ?? 63)
  }).join('')
}
