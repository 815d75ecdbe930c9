import type { Recipient } from '../../domain/merchant/recipient.ts'
import { t } from '../catalogue/texts/text.ts'

const germany = (town: string) => t(`${town}, Deutschland`, `${town}, Německo`, `${town}, Nemecko`, `${town}, Germany`)
const czechia = t('Prag, Tschechien', 'Praha, Česko', 'Praha, Česko', 'Prague, Czechia')
const slovakia = t('Bratislava, Slowakei', 'Bratislava, Slovensko', 'Bratislava, Slovensko', 'Bratislava, Slovakia')
const usa = t(
  'USA; Angemessenheitsbeschluss (EU) 2023/1795 (Data Privacy Framework)',
  'USA; rozhodnutí o odpovídající ochraně (EU) 2023/1795 (Data Privacy Framework)',
  'USA; rozhodnutie o primeranosti (EÚ) 2023/1795 (Data Privacy Framework)',
  'USA; adequacy decision (EU) 2023/1795 (Data Privacy Framework)',
)

const delivery = t(
  'Lieferung: Name, Anschrift, E-Mail oder Telefon für die Ankündigung',
  'Doručení: jméno, adresa, e-mail nebo telefon pro avízo',
  'Doručenie: meno, adresa, e-mail alebo telefón na avízo',
  'Delivery: name, address, e-mail or phone for the notice',
)
const pickupPoint = t(
  'Lieferung an eine Abholstelle, Karte der Abholstellen: Name, E-Mail, Telefon, gewählte Stelle',
  'Doručení na výdejní místo, mapa výdejních míst: jméno, e-mail, telefon, zvolené místo',
  'Doručenie na výdajné miesto, mapa výdajných miest: meno, e-mail, telefón, zvolené miesto',
  'Delivery to a pick-up point, map of the points: name, e-mail, phone, chosen point',
)

/** Recipients of personal data: carriers, payment providers and services of the demo. */
export const recipients: Recipient[] = [
  { name: 'DHL Paket GmbH', seat: germany('Bonn'), purpose: delivery },
  { name: 'PPL CZ s.r.o.', seat: czechia, purpose: delivery },
  { name: 'DHL Parcel Slovensko spol. s r.o. (PPL)', seat: slovakia, purpose: delivery },
  { name: 'Packeta s.r.o.', seat: czechia, purpose: pickupPoint },
  { name: 'DHL Express Germany GmbH', seat: germany('Bonn'), purpose: delivery },
  { name: 'Lastweg Spedition GmbH', seat: germany('Leipzig'), purpose: delivery },
  {
    name: 'Stripe Payments Europe, Limited',
    seat: t('Dublin, Irland', 'Dublin, Irsko', 'Dublin, Írsko', 'Dublin, Ireland'),
    purpose: t(
      'Zahlung mit Karte: Betrag, Kartendaten, E-Mail; eigene Verantwortung',
      'Platba kartou: částka, údaje karty, e-mail; samostatný správce',
      'Platba kartou: suma, údaje karty, e-mail; samostatný prevádzkovateľ',
      'Payment by card: amount, card data, e-mail; a controller of its own',
    ),
  },
  {
    name: 'PayPal (Europe) S.à r.l. et Cie, S.C.A.',
    seat: t('Luxemburg', 'Lucemburk', 'Luxembursko', 'Luxembourg'),
    purpose: t(
      'Zahlung mit PayPal: Betrag, Name, Anschrift, E-Mail; eigene Verantwortung',
      'Platba přes PayPal: částka, jméno, adresa, e-mail; samostatný správce',
      'Platba cez PayPal: suma, meno, adresa, e-mail; samostatný prevádzkovateľ',
      'Payment by PayPal: amount, name, address, e-mail; a controller of its own',
    ),
  },
  {
    name: 'Cloudflare, Inc.',
    seat: usa,
    purpose: t(
      'Betrieb der Seite, Datenbank und Sicherung, Schutz vor Missbrauch (Turnstile): alle Daten dieser Seite, in unserem Auftrag',
      'Provoz stránek, databáze a zálohy, ochrana před zneužitím (Turnstile): všechny údaje těchto stránek, na náš pokyn',
      'Prevádzka stránok, databáza a zálohy, ochrana pred zneužitím (Turnstile): všetky údaje týchto stránok, na náš pokyn',
      'Running the site, database and backups, protection against abuse (Turnstile): all data of this site, on our behalf',
    ),
  },
  {
    name: 'Resend, Inc.',
    seat: usa,
    purpose: t(
      'Versand der E-Mails: E-Mail-Adresse und Inhalt, in unserem Auftrag',
      'Rozesílání e-mailů: adresa a obsah, na náš pokyn',
      'Rozosielanie e-mailov: adresa a obsah, na náš pokyn',
      'Sending e-mails: address and content, on our behalf',
    ),
  },
  {
    name: 'Heureka Group a.s.',
    seat: czechia,
    purpose: t(
      'Nur mit Einwilligung, Bestellungen in Tschechien und der Slowakei: E-Mail und bestellte Artikel für den Fragebogen „Ověřeno zákazníky“',
      'Jen se souhlasem: e-mail a objednané zboží pro dotazník Ověřeno zákazníky',
      'Len so súhlasom: e-mail a objednaný tovar pre dotazník Overené zákazníkmi',
      'With consent only, orders in Czechia and Slovakia: e-mail and ordered items for the questionnaire “Ověřeno zákazníky”',
    ),
  },
  {
    name: 'Seznam.cz, a.s. (Zboží.cz)',
    seat: czechia,
    purpose: t(
      'Nur mit Einwilligung, Bestellungen in Tschechien: E-Mail und bestellte Artikel für den Fragebogen',
      'Jen se souhlasem: e-mail a objednané zboží pro dotazník spokojenosti',
      'Len so súhlasom, objednávky v Česku: e-mail a objednaný tovar pre dotazník spokojnosti',
      'With consent only, orders in Czechia: e-mail and ordered items for the questionnaire',
    ),
  },
  {
    name: 'European Commission (VIES)',
    seat: t('Brüssel, Belgien', 'Brusel, Belgie', 'Brusel, Belgicko', 'Brussels, Belgium'),
    purpose: t(
      'Prüfung einer USt-IdNr.: die Nummer, bei Bestellungen von Unternehmen',
      'Ověření DIČ: číslo, u objednávek firem',
      'Overenie IČ DPH: číslo, pri objednávkach firiem',
      'Check of a VAT number: the number, with orders of businesses',
    ),
  },
  {
    name: 'Ministerstvo financí České republiky (ARES)',
    seat: czechia,
    purpose: t(
      'Suche einer tschechischen Firma nach ihrer IČO: die Nummer, wenn Sie die Suche benutzen',
      'Vyhledání české firmy podle IČO: číslo, když vyhledávání použijete',
      'Vyhľadanie českej firmy podľa IČO: číslo, keď vyhľadávanie použijete',
      'Lookup of a Czech company by its IČO: the number, when you use the lookup',
    ),
  },
]
