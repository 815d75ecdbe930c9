import type { ClaimRemedy, ClaimState } from '../../../domain/claim/claim-state.ts'
import type { Locale } from '../../../domain/locale.ts'

interface ClaimWords {
  greeting: string
  received: (time: string) => string
  subject: (number: string) => string
  /** What comes next, and by when. */
  next: (day: string) => string
  /** Where pictures of the fault go. */
  pictures: (email: string) => string
  changed: (number: string) => string
  states: Record<ClaimState, string>
  /** What a state means for the customer. */
  explained: Record<ClaimState, string>
  remedies: Record<ClaimRemedy, string>
  note: string
  rows: Record<
    'number' | 'time' | 'order' | 'item' | 'amount' | 'remedy' | 'state' | 'last',
    string
  >
  fault: string
  button: string
}

/** What mails about a warranty claim say. */
export const claimTexts: Record<Locale, ClaimWords> = {
  de: {
    greeting: 'Guten Tag',
    received: (time) =>
      `Ihre Reklamation ist am ${time} bei uns eingegangen. Diese Mail ist die Bestätigung dafür, bitte bewahren Sie sie auf.`,
    subject: (number) => `Ihre Reklamation ${number} ist eingegangen`,
    next: (day) =>
      `Wir prüfen den Fall und melden uns. Spätestens am ${day} ist er erledigt. Bitte schicken Sie nichts ein, bevor wir darum bitten; die Kosten einer berechtigten Reklamation tragen wir.`,
    pictures: (email) =>
      `Fotos des Mangels helfen uns: Schicken Sie sie bitte mit der Nummer der Reklamation an ${email}.`,
    changed: (number) => `Neues zu Ihrer Reklamation ${number}`,
    states: {
      received: 'Eingegangen',
      in_review: 'In Prüfung',
      awaiting_goods: 'Wir warten auf die Ware',
      accepted: 'Anerkannt',
      rejected: 'Abgelehnt',
      settled: 'Erledigt',
    },
    explained: {
      received: 'Ihre Reklamation ist bei uns eingegangen.',
      in_review: 'Wir prüfen Ihre Reklamation.',
      awaiting_goods:
        'Bitte schicken Sie uns die Ware mit der Nummer der Reklamation im Paket, damit wir sie prüfen können.',
      accepted: 'Wir erkennen Ihre Reklamation an und kümmern uns um Abhilfe.',
      rejected:
        'Wir erkennen Ihre Reklamation nicht an. Die Begründung steht unten. Sind Sie anderer Meinung, antworten Sie uns bitte; Ihre gesetzlichen Rechte bleiben davon unberührt.',
      settled: 'Ihre Reklamation ist erledigt. Wie, steht unten.',
    },
    remedies: {
      repair: 'Reparatur',
      replacement: 'Ersatz',
      reduction: 'Minderung des Preises',
      refund: 'Rücktritt und Erstattung',
    },
    note: 'Unsere Nachricht',
    rows: {
      number: 'Reklamation',
      time: 'Eingegangen',
      order: 'Bestellnummer',
      item: 'Artikel',
      amount: 'Menge',
      remedy: 'Ihr Wunsch',
      state: 'Stand',
      last: 'Erledigt spätestens',
    },
    fault: 'Ihre Beschreibung',
    button: 'Reklamation ansehen',
  },
  cs: {
    greeting: 'Dobrý den',
    received: (time) =>
      `Vaši reklamaci jsme přijali ${time}. Tento e-mail je potvrzením o jejím uplatnění, uschovejte si ho prosím.`,
    subject: (number) => `Reklamaci ${number} jsme přijali`,
    next: (day) =>
      `Reklamaci posoudíme a ozveme se vám. Vyřídíme ji nejpozději ${day}, tedy do 30 dnů. Nic prosím neposílejte, dokud vás o to nepožádáme; účelně vynaložené náklady oprávněné reklamace hradíme my.`,
    pictures: (email) =>
      `Pomohou nám fotografie vady: pošlete je prosím s číslem reklamace na ${email}.`,
    changed: (number) => `Novinka k vaší reklamaci ${number}`,
    states: {
      received: 'Přijata',
      in_review: 'Posuzujeme',
      awaiting_goods: 'Čekáme na zboží',
      accepted: 'Uznána',
      rejected: 'Zamítnuta',
      settled: 'Vyřízena',
    },
    explained: {
      received: 'Vaši reklamaci jsme přijali.',
      in_review: 'Vaši reklamaci posuzujeme.',
      awaiting_goods:
        'Pošlete nám prosím zboží s číslem reklamace v balíku, abychom ho mohli posoudit.',
      accepted: 'Vaši reklamaci uznáváme a zajistíme nápravu.',
      rejected:
        'Vaši reklamaci neuznáváme. Odůvodnění je níže. Nesouhlasíte-li, odpovězte nám prosím; vaše zákonná práva tím nejsou dotčena.',
      settled: 'Vaše reklamace je vyřízena. Jak, to je uvedeno níže; tento e-mail to potvrzuje.',
    },
    remedies: {
      repair: 'Oprava',
      replacement: 'Výměna',
      reduction: 'Sleva z ceny',
      refund: 'Odstoupení a vrácení peněz',
    },
    note: 'Naše zpráva',
    rows: {
      number: 'Reklamace',
      time: 'Přijato',
      order: 'Číslo objednávky',
      item: 'Zboží',
      amount: 'Množství',
      remedy: 'Požadujete',
      state: 'Stav',
      last: 'Vyřídíme nejpozději',
    },
    fault: 'Váš popis vady',
    button: 'Zobrazit reklamaci',
  },
  sk: {
    greeting: 'Dobrý deň',
    received: (time) =>
      `Vašu reklamáciu sme prijali ${time}. Tento e-mail je potvrdením o jej uplatnení, uschovajte si ho, prosím.`,
    subject: (number) => `Reklamáciu ${number} sme prijali`,
    next: (day) =>
      `Reklamáciu posúdime a ozveme sa vám. Vybavíme ju najneskôr ${day}, teda do 30 dní. Nič, prosím, neposielajte, kým vás o to nepožiadame; náklady oprávnenej reklamácie hradíme my.`,
    pictures: (email) =>
      `Pomôžu nám fotografie vady: pošlite ich, prosím, s číslom reklamácie na ${email}.`,
    changed: (number) => `Novinka k vašej reklamácii ${number}`,
    states: {
      received: 'Prijatá',
      in_review: 'Posudzujeme',
      awaiting_goods: 'Čakáme na tovar',
      accepted: 'Uznaná',
      rejected: 'Zamietnutá',
      settled: 'Vybavená',
    },
    explained: {
      received: 'Vašu reklamáciu sme prijali.',
      in_review: 'Vašu reklamáciu posudzujeme.',
      awaiting_goods:
        'Pošlite nám, prosím, tovar s číslom reklamácie v balíku, aby sme ho mohli posúdiť.',
      accepted: 'Vašu reklamáciu uznávame a zabezpečíme nápravu.',
      rejected:
        'Vašu reklamáciu neuznávame. Odôvodnenie je nižšie. Ak nesúhlasíte, odpovedzte nám, prosím; vaše zákonné práva tým nie sú dotknuté.',
      settled:
        'Vaša reklamácia je vybavená. Ako, to je uvedené nižšie; tento e-mail to potvrdzuje.',
    },
    remedies: {
      repair: 'Oprava',
      replacement: 'Výmena',
      reduction: 'Zľava z ceny',
      refund: 'Odstúpenie a vrátenie peňazí',
    },
    note: 'Naša správa',
    rows: {
      number: 'Reklamácia',
      time: 'Prijaté',
      order: 'Číslo objednávky',
      item: 'Tovar',
      amount: 'Množstvo',
      remedy: 'Požadujete',
      state: 'Stav',
      last: 'Vybavíme najneskôr',
    },
    fault: 'Váš opis vady',
    button: 'Zobraziť reklamáciu',
  },
  en: {
    greeting: 'Hello',
    received: (time) =>
      `We received your claim on ${time}. This mail confirms that you have made it; please keep it.`,
    subject: (number) => `We have received your claim ${number}`,
    next: (day) =>
      `We will look into it and get back to you. It will be settled by ${day} at the latest. Please send nothing in before we ask for it; we pay the costs of a justified claim.`,
    pictures: (email) =>
      `Photos of the fault help us: please send them with the number of the claim to ${email}.`,
    changed: (number) => `News of your claim ${number}`,
    states: {
      received: 'Received',
      in_review: 'Under review',
      awaiting_goods: 'Waiting for the goods',
      accepted: 'Accepted',
      rejected: 'Rejected',
      settled: 'Settled',
    },
    explained: {
      received: 'We have received your claim.',
      in_review: 'We are looking into your claim.',
      awaiting_goods:
        'Please send us the goods with the number of the claim in the parcel, so that we can inspect them.',
      accepted: 'We accept your claim and will put things right.',
      rejected:
        'We do not accept your claim. The reasons are below. If you disagree, please reply to us; your statutory rights are not affected.',
      settled: 'Your claim is settled. How it was settled is said below.',
    },
    remedies: {
      repair: 'Repair',
      replacement: 'Replacement',
      reduction: 'Price reduction',
      refund: 'Return and refund',
    },
    note: 'Our message',
    rows: {
      number: 'Claim',
      time: 'Received',
      order: 'Order number',
      item: 'Item',
      amount: 'Quantity',
      remedy: 'You ask for',
      state: 'State',
      last: 'Settled by',
    },
    fault: 'Your description',
    button: 'View claim',
  },
}
