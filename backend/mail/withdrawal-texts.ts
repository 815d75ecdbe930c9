import type { Locale } from '../../domain/locale.ts'

export interface WithdrawalWords {
  subject: (order: string) => string
  received: (name: string, time: string) => string
  whole: (order: string) => string
  part: (order: string) => string
  unmatched: string
  /** Where the words of the declaration are, which the mail does not repeat. */
  wording: string
  business: string
  next: (address: string) => string
  rows: Record<'time' | 'reference' | 'name' | 'order' | 'email', string>
  button: string
}

/** What the receipt of a withdrawal says. */
export const withdrawalTexts: Record<Locale, WithdrawalWords> = {
  de: {
    subject: (order) => `Ihr Widerruf zur Bestellung ${order} ist eingegangen`,
    received: (name, time) =>
      `Guten Tag ${name},\nIhr Widerruf ist am ${time} bei uns eingegangen. Sie haben erklärt:`,
    whole: (order) => `„Hiermit widerrufe ich den Vertrag über die Bestellung ${order}.“`,
    part: (order) =>
      `„Hiermit widerrufe ich den Vertrag über die Bestellung ${order} für diese Waren:“`,
    wording:
      'Den Wortlaut Ihrer Erklärung zeigt die Bestätigung hinter dem Link; dort bleibt er gespeichert.',
    unmatched:
      'Zu dieser Bestellnummer und E-Mail-Adresse haben wir keine Bestellung gefunden. Ihre Erklärung ist trotzdem eingegangen: Wir ordnen sie von Hand zu und melden uns.',
    business:
      'Diese Bestellung wurde für ein Unternehmen aufgegeben. Das gesetzliche Widerrufsrecht steht nur Verbrauchern zu. Wir prüfen Ihre Erklärung und melden uns; bitte schicken Sie bis dahin nichts zurück.',
    next: (address) =>
      `So geht es weiter: Schicken Sie die Ware binnen 14 Tagen an ${address}. Ihr Geld erhalten Sie binnen 14 Tagen nach Eingang des Widerrufs auf dem Weg zurück, auf dem Sie gezahlt haben; wir dürfen warten, bis die Ware hier ist oder Sie den Versand nachgewiesen haben.`,
    rows: {
      time: 'Eingegangen',
      reference: 'Vorgang',
      name: 'Name',
      order: 'Bestellnummer',
      email: 'E-Mail',
    },
    button: 'Bestätigung ansehen',
  },
  cs: {
    subject: (order) => `Vaše odstoupení od smlouvy k objednávce ${order} jsme přijali`,
    received: (name, time) =>
      `Dobrý den, ${name},\nvaše odstoupení od smlouvy jsme přijali ${time}. Prohlásili jste:`,
    whole: (order) => `„Odstupuji od smlouvy uzavřené objednávkou ${order}.“`,
    part: (order) => `„Odstupuji od smlouvy uzavřené objednávkou ${order} u tohoto zboží:“`,
    wording: 'Přesné znění vašeho prohlášení najdete v potvrzení pod odkazem, kde zůstává uložené.',
    unmatched:
      'K tomuto číslu objednávky a e-mailu jsme žádnou objednávku nenašli. Vaše prohlášení jsme přesto přijali: přiřadíme ho ručně a ozveme se vám.',
    business:
      'Tato objednávka byla zadána na firmu. Zákonné právo odstoupit od smlouvy mají jen spotřebitelé. Vaše prohlášení posoudíme a ozveme se; do té doby prosím nic neposílejte zpět.',
    next: (address) =>
      `Jak dál: zboží nám pošlete do 14 dnů na adresu ${address}. Peníze vrátíme do 14 dnů od přijetí odstoupení stejným způsobem, jakým jste platili; s vrácením můžeme počkat, dokud zboží neobdržíme nebo neprokážete jeho odeslání.`,
    rows: {
      time: 'Přijato',
      reference: 'Číslo případu',
      name: 'Jméno',
      order: 'Číslo objednávky',
      email: 'E-mail',
    },
    button: 'Zobrazit potvrzení',
  },
  sk: {
    subject: (order) => `Vaše odstúpenie od zmluvy k objednávke ${order} sme prijali`,
    received: (name, time) =>
      `Dobrý deň, ${name},\nvaše odstúpenie od zmluvy sme prijali ${time}. Vyhlásili ste:`,
    whole: (order) => `„Odstupujem od zmluvy uzavretej objednávkou ${order}.“`,
    part: (order) => `„Odstupujem od zmluvy uzavretej objednávkou ${order} pri tomto tovare:“`,
    wording: 'Presné znenie vášho vyhlásenia nájdete v potvrdení pod odkazom, kde zostáva uložené.',
    unmatched:
      'K tomuto číslu objednávky a e-mailu sme žiadnu objednávku nenašli. Vaše vyhlásenie sme napriek tomu prijali: priradíme ho ručne a ozveme sa vám.',
    business:
      'Táto objednávka bola zadaná na firmu. Zákonné právo odstúpiť od zmluvy majú len spotrebitelia. Vaše vyhlásenie posúdime a ozveme sa; dovtedy, prosím, nič neposielajte späť.',
    next: (address) =>
      `Ako ďalej: tovar nám pošlite do 14 dní na adresu ${address}. Peniaze vrátime do 14 dní od prijatia odstúpenia rovnakým spôsobom, akým ste platili; s vrátením môžeme počkať, kým tovar nedostaneme alebo nepreukážete jeho odoslanie.`,
    rows: {
      time: 'Prijaté',
      reference: 'Číslo prípadu',
      name: 'Meno',
      order: 'Číslo objednávky',
      email: 'E-mail',
    },
    button: 'Zobraziť potvrdenie',
  },
  en: {
    subject: (order) => `We have received your withdrawal from order ${order}`,
    received: (name, time) =>
      `Hello ${name},\nwe received your withdrawal on ${time}. This is what you declared:`,
    whole: (order) => `“I hereby withdraw from the contract for order ${order}.”`,
    part: (order) => `“I hereby withdraw from the contract for order ${order} for these goods:”`,
    wording:
      'The wording of your declaration is in the confirmation behind the link, where it stays saved.',
    unmatched:
      'We found no order with this number and e-mail address. Your declaration has been received all the same: we will match it by hand and write to you.',
    business:
      'This order was placed for a company. The statutory right of withdrawal is for consumers only. We will look at your declaration and write to you; please send nothing back until then.',
    next: (address) =>
      `What happens next: send the goods within 14 days to ${address}, Germany. You get your money back within 14 days of our receiving the withdrawal, the way you paid; we may wait until the goods are here or you have shown that you sent them.`,
    rows: {
      time: 'Received',
      reference: 'Reference',
      name: 'Name',
      order: 'Order number',
      email: 'E-mail',
    },
    button: 'View confirmation',
  },
}
