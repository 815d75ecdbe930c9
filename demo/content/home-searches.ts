import type { Homepage } from '../../domain/content/page.ts'
import type { Locale } from '../../domain/locale.ts'
import { hrefOf } from './links.ts'
import { t } from '../catalogue/texts/text.ts'

type Searches = Required<Pick<Homepage, 'searchHints' | 'popularTasks'>>

/** Most searched sizes in mm. */
const diameters = [100, 125, 150, 160]
const fan = t('Ventilator', 'ventilátor', 'ventilátor', 'fan')
const timer = t('Nachlauf', 'Časový doběh', 'Časový dobeh', 'Run-on timer')

const tasks = [
  {
    icon: 'fan',
    title: t('Bad und WC entlüften', 'Odvětrat koupelnu a WC', 'Odvetrať kúpeľňu a WC', 'Ventilate a bathroom'),
    detail: t('Leise Badlüfter mit Nachlauf und Feuchtesensor', 'Tiché ventilátory s doběhem a čidlem vlhkosti', 'Tiché ventilátory s dobehom a snímačom vlhkosti', 'Quiet fans with run-on timer and humidity sensor'),
    query: t('Badlüfter', 'koupelnový ventilátor', 'kúpeľňový ventilátor', 'bathroom fan'),
    // The adviser recommends a fan after five questions; a listing of all fans would not.
    to: 'adviser',
  },
  {
    icon: 'wind',
    title: t('Luft durch Rohre führen', 'Vést vzduch potrubím', 'Viesť vzduch potrubím', 'Move air through ducts'),
    detail: t('Rohrventilatoren von Ø 100 bis Ø 315 mm', 'Potrubní ventilátory od Ø 100 do Ø 315 mm', 'Potrubné ventilátory od Ø 100 do Ø 315 mm', 'Inline fans from Ø 100 to Ø 315 mm'),
    query: t('Rohrventilator', 'potrubní ventilátor', 'potrubný ventilátor', 'inline fan'),
  },
  {
    icon: 'leaf',
    title: t('Frische Luft, warme Räume', 'Čerstvý vzduch bez ztráty tepla', 'Čerstvý vzduch bez straty tepla', 'Fresh air, heat kept in'),
    detail: t('Wärmerückgewinnung für Raum und Haus', 'Rekuperace pro místnost i dům', 'Rekuperácia pre miestnosť aj dom', 'Heat recovery for a room or a house'),
    query: t('Wärmerückgewinnung', 'rekuperace', 'rekuperácia', 'heat recovery'),
  },
  {
    icon: 'rotate-ccw',
    title: t('Filter nachkaufen', 'Dokoupit filtry', 'Dokúpiť filtre', 'Replace filters'),
    detail: t('Nach Gerät und Filterklasse finden', 'Podle přístroje a třídy filtrace', 'Podľa zariadenia a triedy filtrácie', 'By unit and filter class'),
    query: t('Ersatzfilter', 'náhradní filtr', 'náhradné filtre', 'replacement filter'),
  },
]

/** Popular tasks and searches of the home page. */
export function homeSearches(locale: Locale): Searches {
  return {
    searchHints: [
      ...diameters.map((size) => ({ title: `Ø ${size}\u00a0mm`, query: `${fan[locale]} ${size}` })),
      { title: timer[locale], query: timer[locale] },
    ],
    popularTasks: tasks.map(({ icon, title, detail, query, to }) => ({
      icon,
      title: title[locale],
      detail: detail[locale],
      query: query[locale],
      ...(to && { link: { type: 'custom_link' as const, target: hrefOf(to, locale) } }),
    })),
  }
}
