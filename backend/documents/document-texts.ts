import type { Locale } from '../../domain/locale.ts'
import type { SignalWord } from '../../domain/product/product-duties.ts'
import type { DocumentKind } from '../db/records.ts'

/** Titles of the documents, as lists name them. */
export const documentTitles: Record<DocumentKind, Record<Locale, string>> = {
  'data-sheet': { de: 'Datenblatt', cs: 'Technický list', sk: 'Technický list', en: 'Data sheet' },
  manual: {
    de: 'Montageanleitung',
    cs: 'Návod k montáži',
    sk: 'Návod na montáž',
    en: 'Installation manual',
  },
  declaration: {
    de: 'Leistungserklärung',
    cs: 'Prohlášení o vlastnostech',
    sk: 'Vyhlásenie o parametroch',
    en: 'Declaration of performance',
  },
  'energy-label': {
    de: 'Energielabel und Produktdatenblatt',
    cs: 'Energetický štítek a informační list',
    sk: 'Energetický štítok a informačný list',
    en: 'Energy label and product fiche',
  },
}

export interface DocumentTexts {
  article: string
  variants: string
  data: string
  maker: string
  safety: string
  safetyNote: string
  supplier: string
  model: string
  energyClass: string
  scale: string
  use: string
  useText: string
  system: string
  standard: string
  declaredPerformance: string
  fireNote: string
  number: string
  notifiedBody: string
  disposal: string
  electrical: string
  signals: Record<SignalWord, string>
}

export const documentTexts: Record<Locale, DocumentTexts> = {
  de: {
    article: 'Artikelnummer',
    variants: 'Ausführungen',
    data: 'Technische Daten',
    maker: 'Hersteller',
    safety: 'Sicherheit',
    safetyNote:
      'Vor allen Arbeiten spannungsfrei schalten und gegen Wiedereinschalten sichern. Der elektrische Anschluss ist Sache einer Elektrofachkraft. Diese Anleitung gehört zum Gerät und ist aufzubewahren.',
    supplier: 'Name des Lieferanten',
    model: 'Modellkennung',
    energyClass: 'Energieeffizienzklasse',
    scale: 'Skala',
    use: 'Verwendungszweck',
    useText: 'Brandschutztechnische Abschottung in Lüftungsleitungen an Wänden und Decken',
    system: 'System zur Bewertung der Leistungsbeständigkeit',
    standard: 'Harmonisierte Norm',
    declaredPerformance: 'Erklärte Leistung',
    fireNote:
      'Die Leistung des oben bezeichneten Produkts entspricht der erklärten Leistung. Für die Erstellung der Leistungserklärung ist allein der genannte Hersteller verantwortlich.',
    number: 'Nummer der Erklärung',
    notifiedBody: 'Notifizierte Stelle',
    disposal: 'Entsorgung',
    electrical:
      'Elektrogeräte mit der durchgestrichenen Mülltonne gehören nicht in den Hausmüll. Altgeräte nehmen wir und kommunale Sammelstellen kostenlos an.',
    signals: { danger: 'Gefahr!', warning: 'Warnung!', caution: 'Vorsicht!', notice: 'Achtung:' },
  },
  cs: {
    article: 'Objednací číslo',
    variants: 'Provedení',
    data: 'Technické údaje',
    maker: 'Výrobce',
    safety: 'Bezpečnost',
    safetyNote:
      'Před každou prací odpojte zařízení od napětí a zajistěte proti zapnutí. Elektrické připojení smí provést jen osoba s elektrotechnickou kvalifikací. Návod patří k přístroji, uschovejte jej.',
    supplier: 'Název dodavatele',
    model: 'Identifikační značka modelu',
    energyClass: 'Třída energetické účinnosti',
    scale: 'Stupnice',
    use: 'Zamýšlené použití',
    useText: 'Požární uzávěr ve vzduchotechnickém potrubí při prostupu stěnou a stropem',
    system: 'Systém posuzování stálosti vlastností',
    standard: 'Harmonizovaná norma',
    declaredPerformance: 'Deklarované vlastnosti',
    fireNote:
      'Vlastnosti výše uvedeného výrobku jsou ve shodě s deklarovanými vlastnostmi. Toto prohlášení se vydává na výhradní odpovědnost uvedeného výrobce.',
    number: 'Číslo prohlášení',
    notifiedBody: 'Oznámený subjekt',
    disposal: 'Likvidace',
    electrical:
      'Elektrozařízení označená přeškrtnutou popelnicí nepatří do komunálního odpadu. Bezplatně je odebíráme my i sběrná místa.',
    signals: {
      danger: 'Nebezpečí!',
      warning: 'Varování!',
      caution: 'Upozornění!',
      notice: 'Pozor:',
    },
  },
  sk: {
    article: 'Objednávacie číslo',
    variants: 'Vyhotovenia',
    data: 'Technické údaje',
    maker: 'Výrobca',
    safety: 'Bezpečnosť',
    safetyNote:
      'Pred každou prácou odpojte zariadenie od napätia a zaistite proti zapnutiu. Elektrické pripojenie smie vykonať len osoba s elektrotechnickou kvalifikáciou. Návod patrí k prístroju, uschovajte ho.',
    supplier: 'Názov dodávateľa',
    model: 'Identifikačný kód modelu',
    energyClass: 'Trieda energetickej účinnosti',
    scale: 'Stupnica',
    use: 'Zamýšľané použitie',
    useText: 'Požiarny uzáver vo vzduchotechnickom potrubí pri prestupe stenou a stropom',
    system: 'Systém posudzovania nemennosti parametrov',
    standard: 'Harmonizovaná norma',
    declaredPerformance: 'Deklarované parametre',
    fireNote:
      'Parametre uvedeného výrobku sú v zhode s deklarovanými parametrami. Toto vyhlásenie sa vydáva na výhradnú zodpovednosť uvedeného výrobcu.',
    number: 'Číslo vyhlásenia',
    notifiedBody: 'Notifikovaný subjekt',
    disposal: 'Likvidácia',
    electrical:
      'Elektrozariadenia označené preškrtnutou smetnou nádobou nepatria do komunálneho odpadu. Bezplatne ich odoberáme my aj zberné miesta.',
    signals: {
      danger: 'Nebezpečenstvo!',
      warning: 'Varovanie!',
      caution: 'Upozornenie!',
      notice: 'Pozor:',
    },
  },
  en: {
    article: 'Article number',
    variants: 'Versions',
    data: 'Technical data',
    maker: 'Manufacturer',
    safety: 'Safety',
    safetyNote:
      'Isolate from the mains before any work and secure against being switched on. Electrical connection is for a qualified electrician. This manual belongs to the unit; please keep it.',
    supplier: 'Supplier’s name',
    model: 'Model identifier',
    energyClass: 'Energy efficiency class',
    scale: 'Scale',
    use: 'Intended use',
    useText: 'Fire separation in ventilation ducts where they pass walls and ceilings',
    system: 'System of assessment of constancy of performance',
    standard: 'Harmonised standard',
    declaredPerformance: 'Declared performance',
    fireNote:
      'The performance of the product identified above is in conformity with the declared performance. This declaration is issued under the sole responsibility of the manufacturer named.',
    number: 'Number of the declaration',
    notifiedBody: 'Notified body',
    disposal: 'Disposal',
    electrical:
      'Electrical equipment with the crossed-out bin does not belong in household waste. We and municipal collection points take it back free of charge.',
    signals: { danger: 'Danger!', warning: 'Warning!', caution: 'Caution!', notice: 'Notice:' },
  },
}
