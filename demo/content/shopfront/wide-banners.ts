import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'
import type { EntryTexts } from '../each-locale.ts'
import { keepTogether } from '../keep-together.ts'
import { hrefOf } from '../links.ts'

interface BannerSource {
  id: string
  image: string
  /** Target of the button in the notation of `links.ts`: `category:A`. */
  to: string
  weight: number
  title: Text
  text: Text
  /** Small print below. */
  note: Text
  button: Text
  /** Null: no time limit. */
  shown: { from: string; until: string } | null
}

const none = t('', '', '', '')

const banners: BannerSource[] = [
  {
    id: 'banner-fans', image: 'banner/hero-fans', to: 'category:A', weight: 100, shown: null, note: none,
    title: t('Luft, genau bemessen', 'Vzduch na míru', 'Vzduch na mieru', 'Air, made to measure'),
    text: t('Vom stillen Badlüfter bis zum Dachventilator, jedes Modell mit Luftmenge, Druck und Geräusch.', 'Od tichého ventilátoru do koupelny po střešní, každý s průtokem, tlakem a hlukem.', 'Od tichého ventilátora do kúpeľne po strešný, každý s prietokom, tlakom a hlukom.', 'From a silent bathroom fan to a roof fan, each with its airflow, pressure and noise.'),
    button: t('Ventilatoren ansehen', 'Prohlédnout ventilátory', 'Pozrieť ventilátory', 'See all fans'),
  },
  {
    id: 'banner-hrv', image: 'banner/hero-hrv', to: 'category:B', weight: 90, shown: null, note: none,
    title: t('Frische Luft, Wärme bleibt', 'Čerstvý vzduch, teplo zůstává', 'Čerstvý vzduch, teplo zostáva', 'Fresh air, heat stays'),
    text: t('Lüftungsgeräte mit bis zu 95 % Wärmerückgewinnung, samt Verteilung und Filtern.', 'Rekuperační jednotky s účinností až 95 %, včetně rozvodů a filtrů.', 'Rekuperačné jednotky s účinnosťou až 95 %, vrátane rozvodov a filtrov.', 'Units with up to 95 % heat recovery, with distribution and filters.'),
    button: t('Zur Wärmerückgewinnung', 'K rekuperaci', 'K rekuperácii', 'To heat recovery'),
  },
  {
    id: 'banner-ducts', image: 'banner/hero-ducts', to: 'category:C1', weight: 80,
    shown: { from: '2026-09-01T00:00:00Z', until: '2027-08-31T22:00:00Z' },
    title: t('Rohre bis 3 m ab Lager', 'Potrubí do 3 m skladem', 'Potrubie do 3 m skladom', 'Ducts up to 3 m from stock'),
    text: t('Wickelfalzrohr und Formteile von Ø 80 bis 315 mm, mit Staffelpreisen schon ab zehn Stück.', 'Spiro potrubí a tvarovky od Ø 80 do 315 mm, s množstevní slevou už od deseti kusů.', 'Spiro potrubie a tvarovky od Ø 80 do 315 mm, s množstevnou zľavou už od desiatich kusov.', 'Spiral duct and fittings from Ø 80 to 315 mm, with quantity prices from ten pieces.'),
    note: t('Längen über 120 cm fahren als Sperrgut oder mit der Spedition.', 'Délky nad 120 cm jedou jako nadrozměrná zásilka nebo na paletě.', 'Dĺžky nad 120 cm idú ako nadrozmerná zásielka alebo na palete.', 'Lengths over 120 cm travel as bulky goods or freight.'),
    button: t('Zu den Rohren', 'K potrubí', 'K potrubiu', 'To the ducts'),
  },
  {
    id: 'banner-summer-2026', image: 'banner/hero-summer', to: 'category:A4', weight: 70,
    shown: { from: '2026-06-01T00:00:00Z', until: '2026-08-31T22:00:00Z' },
    title: t('Luft in Bewegung', 'Vzduch v pohybu', 'Vzduch v pohybe', 'Air on the move'),
    text: t('Wand-, Rohr- und Dachventilatoren für Halle und Werkstatt, diesen Sommer ab Lager.', 'Nástěnné, potrubní a střešní ventilátory do haly a dílny, letos v létě skladem.', 'Nástenné, potrubné a strešné ventilátory do haly a dielne, toto leto skladom.', 'Wall, duct and roof fans for hall and workshop, in stock this summer.'),
    note: t('Solange der Vorrat reicht.', 'Do vyprodání zásob.', 'Do vypredania zásob.', 'While stocks last.'),
    button: t('Zu den Industrieventilatoren', 'K průmyslovým ventilátorům', 'K priemyselným ventilátorom', 'To the industrial fans'),
  },
  {
    id: 'banner-catalogue-2028', image: 'banner/hero-catalogue', to: 'page:advice', weight: 60,
    shown: { from: '2028-02-01T07:00:00Z', until: '2028-12-31T23:00:00Z' },
    title: t('Der Katalog 2028 ist da', 'Katalog 2028 je tu', 'Katalóg 2028 je tu', 'The 2028 catalogue is here'),
    text: t('Kennlinien, Maße und Tabellen auf Papier. Legen Sie ihn zur nächsten Bestellung.', 'Charakteristiky, rozměry a tabulky na papíře. Přidejte si ho k další objednávce.', 'Charakteristiky, rozmery a tabuľky na papieri. Pridajte si ho k ďalšej objednávke.', 'Curves, dimensions and tables on paper. Add it to your next order.'),
    note: none,
    button: t('Was drin steht', 'Co v něm najdete', 'Čo v ňom nájdete', 'What is in it'),
  },
]

/** Banners of the home page: two without a time limit, one running, one expired, one upcoming. */
export const wideBannerEntries = banners.map(bannerEntry)

function bannerEntry({ id, image, to, weight, title, text, note, button, shown }: BannerSource): EntryRecord<'banner_wide'> {
  const texts: EntryTexts<'banner_wide'> = {}
  for (const locale of locales) {
    const words = { title: title[locale], text: text[locale], text_2: note[locale], button_text: button[locale] }
    texts[locale] = {
      ...keepTogether(words, locale === 'cs' || locale === 'sk'),
      url: hrefOf(to, locale),
      main_image: { path: image, alt: '' },
    }
  }
  return {
    kind: 'banner_wide', id, weight, texts,
    facts: { time_limited: shown !== null, time_limit_start: shown?.from ?? null, time_limit_end: shown?.until ?? null },
  }
}
