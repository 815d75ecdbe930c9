/** Last parts of German compounds of the trade; such a word may be divided before them. */
const heads = [
  'gewinnung',
  'dämpfung',
  'dämpfer',
  'ventilatoren',
  'ventilator',
  'regler',
  'klappen',
  'klappe',
  'leitungen',
  'kanäle',
  'gitter',
  'hauben',
  'filter',
  'erwärmung',
  'regelung',
  'steuerung',
  'zubehör',
  'verbinder',
]

const seam = new RegExp(`(?<=\\p{L}{4})(?=(?:${heads.join('|')})(?!\\p{L}))`, 'giu')

/**
 * Marks where a long German word may be divided. Browsers without a dictionary for German (Chromium
 * on some systems) ignore `hyphens: auto` and would divide it anywhere: "Wärmerückgewinnun-g".
 */
export function withSoftHyphens(title: string): string {
  return title.replace(/\p{L}{14,}/gu, (word) => word.replace(seam, '\u{ad}'))
}
