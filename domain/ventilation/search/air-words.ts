import type { Locale } from '../../locale.ts'

/** Words for where air goes. Beside a product they say what it is for: `Abluft Schalldämpfer`. */
export const airWords: Readonly<Record<Locale, readonly string[]>> = {
  de: 'Abluft Zuluft Fortluft Außenluft Frischluft Umluft Lüftung Entlüftung Belüftung'.split(' '),
  cs: 'odtah odvod přívod odsávání odvětrání odvětrávání větrání ventilace vzduchotechnika VZT'.split(
    ' ',
  ),
  sk: 'odťah odvod prívod odsávanie odvetranie odvetrávanie vetranie ventilácia vzduchotechnika VZT'.split(
    ' ',
  ),
  en: 'exhaust extract supply ventilation'.split(' '),
}

/** Rooms. With a word for where air goes, they say what a product is for: `Abluft Bad Rohr 125`. */
export const roomWords: Readonly<Record<Locale, readonly string[]>> = {
  de: 'Bad Badezimmer WC Toilette Klo Küche Keller Waschküche Garage Werkstatt Schlafzimmer Wohnzimmer Büro'.split(
    ' ',
  ),
  cs: 'koupelna wc záchod toaleta kuchyně sklep sklepa prádelna garáž dílna ložnice pokoj'.split(
    ' ',
  ),
  sk: 'kúpeľňa wc záchod toaleta kuchyňa pivnica práčovňa garáž dielňa spálňa izba'.split(' '),
  en: 'bathroom wc toilet kitchen cellar basement garage workshop bedroom utility'.split(' '),
}
