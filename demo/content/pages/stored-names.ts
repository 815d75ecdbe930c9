import type { Locale } from '../../../domain/locale.ts'
import type { Text } from '../../../backend/db/columns.ts'
import { t } from '../../catalogue/texts/text.ts'

const days = (count: number) =>
  count === 1
    ? t('1 Tag', '1 den', '1 deň', '1 day')
    : t(`${count} Tage`, `${count} dní`, `${count} dní`, `${count} days`)
const untilDeleted = t(
  'bis Sie es löschen',
  'dokud je nesmažete',
  'kým ich nezmažete',
  'until you delete it',
)
const untilClosed = t(
  'bis der Tab geschlossen wird',
  'do zavření karty',
  'do zatvorenia karty',
  'until the tab is closed',
)

/** Cookies and storage keys with their lifetime (TDDDG § 25; ECJ C-673/17: names and periods). */
export const storedNames: readonly { names: string; purpose: Text; period: Text }[] = [
  {
    names: 'session, price_group',
    purpose: t('Anmeldung, Preisgruppe', 'Přihlášení, cenová skupina', 'Prihlásenie, cenová skupina', 'Sign-in, price group'),
    period: days(7),
  },
  {
    names: 'cart',
    purpose: t('Warenkorb als Gast', 'Košík bez přihlášení', 'Košík bez prihlásenia', 'Guest cart'),
    period: days(1),
  },
  {
    names: 'known',
    purpose: t('Ob es eine Anmeldung oder einen Warenkorb anzuzeigen gibt', 'Zda je třeba zobrazit přihlášení nebo košík', 'Či treba zobraziť prihlásenie alebo košík', 'Whether there is a sign-in or a cart to show'),
    period: days(7),
  },
  {
    names: 'checkout, gifts',
    purpose: t('Gewählter Versand, Zahlung, Geschenke', 'Zvolená doprava, platba, dárky', 'Zvolená doprava, platba, darčeky', 'Chosen delivery, payment, gifts'),
    period: days(1),
  },
  {
    names: 'attempt, placed',
    purpose: t('Jede Bestellung nur einmal, auch wenn die Verbindung abreißt', 'Každá objednávka jen jednou, i když se spojení přeruší', 'Každá objednávka len raz, aj keď sa spojenie preruší', 'Each order only once, even if the connection breaks'),
    period: days(1),
  },
  {
    names: 'placed_order',
    purpose: t('Bestätigung Ihrer Bestellung erneut anzeigen', 'Opětovné zobrazení potvrzení objednávky', 'Opätovné zobrazenie potvrdenia objednávky', 'Showing the confirmation of your order again'),
    period: t('1 Stunde', '1 hodina', '1 hodina', '1 hour'),
  },
  {
    names: 'device',
    purpose: t('Schutz Ihres Kontos: Gerät, auf dem Sie sich schon angemeldet haben', 'Ochrana účtu: zařízení, na kterém jste se už přihlásili', 'Ochrana účtu: zariadenie, na ktorom ste sa už prihlásili', 'Protection of your account: a device you have signed in on before'),
    period: days(365),
  },
  {
    names: 'locale, currency, display_vat, display_both_prices',
    purpose: t('Sprache, Währung, Preisanzeige', 'Jazyk, měna, zobrazení cen', 'Jazyk, mena, zobrazenie cien', 'Language, currency, price display'),
    period: days(365),
  },
  {
    names: 'seasonal',
    purpose: t('Hinweis der Saison nur einmal zeigen', 'Sezónní oznámení jen jednou', 'Sezónne oznámenie len raz', 'Showing a seasonal note only once'),
    period: days(100),
  },
  {
    names: 'recommendations',
    purpose: t('Persönliche Empfehlungen, nur mit Einwilligung', 'Osobní doporučení, jen se souhlasem', 'Osobné odporúčania, len so súhlasom', 'Personal recommendations, only with consent'),
    period: days(1),
  },
  {
    names: 'utm',
    purpose: t('Anzeige, die Sie hergeführt hat, nur mit Einwilligung', 'Reklama, která vás přivedla, jen se souhlasem', 'Reklama, ktorá vás priviedla, len so súhlasom', 'The advertisement that brought you, only with consent'),
    period: days(30),
  },
  {
    names: 'consent',
    purpose: t('Ihre Cookie-Entscheidung', 'Vaše volba cookies', 'Vaša voľba cookies', 'Your cookie choice'),
    period: t('bis zu 12 Monate', 'až 12 měsíců', 'až 12 mesiacov', 'up to 12 months'),
  },
  {
    names: 'checkout-inputs, checkout_inputs, last-places, bulk-order',
    purpose: t('Was Sie in Bestellung und Schnellbestellung eingeben', 'Co píšete do objednávky a rychlé objednávky', 'Čo píšete do objednávky a rýchlej objednávky', 'What you type into checkout and quick order'),
    period: t('1 Tag oder bis zur Abmeldung', '1 den nebo do odhlášení', '1 deň alebo do odhlásenia', '1 day or until you sign out'),
  },
  {
    names: 'wanted-wishes',
    purpose: t('Artikel, die nach der Anmeldung auf die Merkliste kommen', 'Zboží, které po přihlášení přibude mezi oblíbené', 'Tovar, ktorý po prihlásení pribudne medzi obľúbené', 'Items that go to the wish list once you sign in'),
    period: days(1),
  },
  {
    names: 'compare, last-visited, list-view',
    purpose: t('Vergleich, zuletzt angesehene Artikel, Ansicht der Listen', 'Porovnání, naposledy navštívené zboží, vzhled seznamů', 'Porovnanie, naposledy navštívený tovar, vzhľad zoznamov', 'Comparison, last viewed items, view of lists'),
    period: untilDeleted,
  },
  {
    names: 'closed-banners, closed-modals, redirect-modal, sent-orders',
    purpose: t('Geschlossene Hinweise und erledigte Meldungen nicht wiederholen', 'Neopakovat zavřená oznámení a vyřízené zprávy', 'Neopakovať zatvorené oznámenia a vybavené správy', 'Not repeating closed notes and settled messages'),
    period: untilDeleted,
  },
  {
    names: 'flash, sign-in-to-order, chunk-reload-at, currency-reload',
    purpose: t('Meldung für die nächste Seite, Anmeldung während der Bestellung, neu geladene Seite', 'Zpráva pro další stránku, přihlášení během objednávky, znovu načtená stránka', 'Správa pre ďalšiu stránku, prihlásenie počas objednávky, znova načítaná stránka', 'Message for the next page, signing in while ordering, page loaded anew'),
    period: untilClosed,
  },
]

const headings = t('Name | Zweck | Dauer', 'Název | Účel | Doba', 'Názov | Účel | Doba', 'Name | Purpose | Period')

/** As a table of a text page. */
export function storedNamesTable(locale: Locale): string {
  const rows = storedNames.map(
    ({ names, purpose, period }) => `| ${names} | ${purpose[locale]} | ${period[locale]} |`,
  )
  return [`| ${headings[locale]} |`, ...rows].join('\n')
}
