import type { Locale } from '../../locale.ts'

/** Words for where air goes. Beside a product they say what it is for: `Abluft Schalldämpfer`. */
export const airWords: Readonly<Record<Locale, readonly string[]>> = {
  de: 'Abluft Zuluft Fortluft Außenluft Frischluft Umluft Lüftung Entlüftung Belüftung'.split(' '),
  cs: 'odtah odvod přívod odsávání odvětrání odvětrávání větrání vzduchotechnika VZT'.split(' '),
  sk: 'odťah odvod prívod odsávanie odvetranie odvetrávanie vetranie vzduchotechnika VZT'.split(
    ' ',
  ),
  en: 'exhaust extract supply ventilation'.split(' '),
}
