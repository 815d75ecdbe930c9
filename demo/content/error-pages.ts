import { t } from '../catalogue/texts/text.ts'
import type { Content } from '../records.ts'
import { marketPhones } from './market-phones.ts'
import { richTexts } from './markup.ts'

/** Texts of the error pages. */
export const errorPages: Content['errorPages'] = [
  {
    status: 403,
    title: t('Kein Zugriff', 'Přístup odepřen', 'Prístup zamietnutý', 'No access'),
    content: richTexts(t(
      'Diese Seite ist nur für bestimmte Kunden freigegeben. Melden Sie sich an oder gehen Sie zur [Startseite](/).',
      'Tato stránka je jen pro některé zákazníky. Přihlaste se, nebo přejděte na [úvodní stránku](/).',
      'Táto stránka je len pre niektorých zákazníkov. Prihláste sa alebo prejdite na [úvodnú stránku](/).',
      'This page is open to certain customers only. Sign in or go to the [home page](/).')),
  },
  {
    status: 404,
    title: t('Diese Seite gibt es nicht', 'Tuto stránku nemáme', 'Túto stránku nemáme', 'This page does not exist'),
    content: richTexts(t(
      'Vielleicht wurde der Artikel umbenannt oder ausgelistet. Suchen Sie nach Nummer oder Nennweite, oder gehen Sie über die [Ventilatoren](category:A), [Rohre](category:C) und [Filter](category:F).',
      'Zboží jsme možná přejmenovali nebo vyřadili. Hledejte podle čísla či průměru, nebo začněte u [ventilátorů](category:A), [potrubí](category:C) či [filtrů](category:F).',
      'Tovar sme možno premenovali alebo vyradili. Hľadajte podľa čísla či priemeru, alebo začnite pri [ventilátoroch](category:A), [potrubí](category:C) či [filtroch](category:F).',
      'The item may have been renamed or withdrawn. Search by number or diameter, or start with [fans](category:A), [ducts](category:C) or [filters](category:F).')),
  },
  {
    status: 500,
    title: t('Etwas ist schiefgegangen', 'Něco se porouchalo', 'Niečo sa pokazilo', 'Something went wrong'),
    content: richTexts(t(
      'Der Fehler liegt bei uns. Bitte laden Sie die Seite neu; Ihr Warenkorb bleibt erhalten. Hilft das nicht, schreiben Sie an service@luftbasis.example.',
      'Chyba je na naší straně. Načtěte stránku znovu, košík zůstane zachován. Pokud se problém opakuje, napište na service@luftbasis.example.',
      'Chyba je na našej strane. Načítajte stránku znova, košík zostane zachovaný. Ak sa problém opakuje, napíšte na service@luftbasis.example.',
      'The fault is ours. Please reload the page; your cart is kept. If that does not help, write to service@luftbasis.example.')),
  },
  {
    status: 503,
    title: t('Kurze Wartung', 'Krátká odstávka', 'Krátka odstávka', 'Short maintenance'),
    content: richTexts(t(
      `Wir spielen gerade eine Änderung ein und sind in wenigen Minuten zurück. Bestellungen erreichen uns so lange unter ${marketPhones.de}.`,
      `Právě nasazujeme změnu a za několik minut jsme zpět. Objednávky zatím přijmeme na ${marketPhones.cs}.`,
      `Práve nasadzujeme zmenu a o niekoľko minút sme späť. Objednávky zatiaľ prijmeme na ${marketPhones.sk}.`,
      `We are installing a change and will be back in a few minutes. Until then you can order on ${marketPhones.en}.`)),
  },
]
