/** Last parts of German compounds of the trade, before which a word may be hyphenated. */
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
 * Adds soft hyphens to long German words. Browsers without a German dictionary (Chromium on some
 * systems) ignore `hyphens: auto` and would break anywhere: "Wärmerückgewinnun-g".
 */
export function withSoftHyphens(title: string): string {
  return title.replace(/\p{L}{14,}/gu, (word) => word.replace(seam, '\u{ad}'))
}
