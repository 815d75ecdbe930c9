import type { Locale } from '../../domain/locale.ts'

interface Text {
  subject: (code: string) => string
  /** `{amount}`, `{carrier}`, `{number}` are filled in. */
  text: string
}

type ProgressKind = 'paid' | 'packed' | 'shipped' | 'partly_cancelled' | 'withdrawn' | 'refunded'

interface ProgressTexts extends Record<ProgressKind, Text> {
  /** In place of the texts of an order that is sent: it is collected at `{place}`. */
  collected: Record<'paid' | 'packed' | 'shipped' | 'hours', string>
  greeting: string
  button: string
  track: string
  /** How the parcel is known by its carrier. */
  parcel: string
  carrier: string
  /** What comes of the money that was taken off. */
  refunding: string
  lessToPay: string
  /** The rest of the order is still to come. */
  more: string
  /** Above the list of items. */
  items: string
}

export const progressTexts: Record<Locale, ProgressTexts> = {
  de: {
    greeting: 'Guten Tag',
    button: 'Bestellung ansehen',
    track: 'Sendung verfolgen',
    parcel: 'Versendet mit {carrier}, Sendungsnummer {number}.',
    carrier: 'Versendet mit {carrier}.',
    refunding: 'Zu viel Bezahltes ({amount}) erstatten wir auf demselben Weg.',
    lessToPay: 'Zu bezahlen sind {amount} weniger.',
    items: 'Es geht um diese Artikel:',
    more: 'Der Rest Ihrer Bestellung folgt getrennt.',
    collected: {
      paid: 'wir haben Ihre Zahlung über {amount} erhalten, vielen Dank. Wir bereiten die Ware nun für die Abholung in {place} vor.',
      packed: 'Ihre Ware ist gepackt und kommt als Nächstes nach {place}, wo Sie sie abholen.',
      shipped:
        'wir haben heute Ware für Sie nach {place} auf den Weg gebracht, wo Sie sie abholen.',
      hours: 'Öffnungszeiten: {hours}',
    },
    paid: {
      subject: (code) => `Ihre Zahlung zur Bestellung ${code} ist da`,
      text: 'wir haben Ihre Zahlung über {amount} erhalten, vielen Dank. Wir bereiten die Ware nun für den Versand vor.',
    },
    packed: {
      subject: (code) => `Ihre Bestellung ${code} ist gepackt`,
      text: 'Ihre Ware ist gepackt und verlässt in Kürze unser Lager.',
    },
    shipped: {
      subject: (code) => `Ihre Bestellung ${code} ist unterwegs`,
      text: 'wir haben heute Ware für Sie auf den Weg gebracht.',
    },
    partly_cancelled: {
      subject: (code) => `Ein Teil Ihrer Bestellung ${code} ist storniert`,
      text: 'wir haben einen Teil Ihrer Bestellung storniert.',
    },
    withdrawn: {
      subject: (code) => `Ihr Widerruf zur Bestellung ${code} ist bearbeitet`,
      text: 'wir haben Ihren Widerruf bearbeitet.',
    },
    refunded: {
      subject: (code) => `Erstattung zur Bestellung ${code}`,
      text: 'wir haben Ihnen {amount} erstattet, auf dem Weg, auf dem Sie bezahlt haben. Bis der Betrag auf Ihrem Konto steht, können einige Werktage vergehen.',
    },
  },
  cs: {
    greeting: 'Dobrý den',
    button: 'Zobrazit objednávku',
    track: 'Sledovat zásilku',
    parcel: 'Odesláno přes {carrier}, číslo zásilky {number}.',
    carrier: 'Odesláno přes {carrier}.',
    refunding: 'Přeplatek ({amount}) vrátíme stejnou cestou.',
    lessToPay: 'Zaplatíte o {amount} méně.',
    items: 'Jde o tyto položky:',
    more: 'Zbytek objednávky pošleme zvlášť.',
    collected: {
      paid: 'přijali jsme vaši platbu {amount}, děkujeme. Zboží teď připravujeme k vyzvednutí na místě {place}.',
      packed: 'Vaše zboží je zabalené a další zastávkou je {place}, kde si ho vyzvednete.',
      shipped: 'dnes jsme pro vás odeslali zboží na místo {place}, kde si ho vyzvednete.',
      hours: 'Otevírací doba: {hours}',
    },
    paid: {
      subject: (code) => `Platba za objednávku ${code} dorazila`,
      text: 'přijali jsme vaši platbu {amount}, děkujeme. Zboží teď připravujeme k odeslání.',
    },
    packed: {
      subject: (code) => `Objednávka ${code} je zabalená`,
      text: 'vaše zboží je zabalené a brzy opustí náš sklad.',
    },
    shipped: {
      subject: (code) => `Objednávka ${code} je na cestě`,
      text: 'dnes jsme vám odeslali zboží.',
    },
    partly_cancelled: {
      subject: (code) => `Část objednávky ${code} je stornována`,
      text: 'část vaší objednávky jsme stornovali.',
    },
    withdrawn: {
      subject: (code) => `Odstoupení od smlouvy k objednávce ${code} je vyřízeno`,
      text: 'vyřídili jsme vaše odstoupení od smlouvy.',
    },
    refunded: {
      subject: (code) => `Vrácení peněz za objednávku ${code}`,
      text: 'vrátili jsme vám {amount} stejnou cestou, jakou jste platili. Než se částka objeví na vašem účtu, může uplynout několik pracovních dnů.',
    },
  },
  sk: {
    greeting: 'Dobrý deň',
    button: 'Zobraziť objednávku',
    track: 'Sledovať zásielku',
    parcel: 'Odoslané cez {carrier}, číslo zásielky {number}.',
    carrier: 'Odoslané cez {carrier}.',
    refunding: 'Preplatok ({amount}) vrátime rovnakou cestou.',
    lessToPay: 'Zaplatíte o {amount} menej.',
    items: 'Ide o tieto položky:',
    more: 'Zvyšok objednávky pošleme zvlášť.',
    collected: {
      paid: 'prijali sme vašu platbu {amount}, ďakujeme. Tovar teraz pripravujeme na vyzdvihnutie na mieste {place}.',
      packed: 'Váš tovar je zabalený a ďalšou zastávkou je {place}, kde si ho vyzdvihnete.',
      shipped: 'dnes sme pre vás odoslali tovar na miesto {place}, kde si ho vyzdvihnete.',
      hours: 'Otváracie hodiny: {hours}',
    },
    paid: {
      subject: (code) => `Platba za objednávku ${code} dorazila`,
      text: 'prijali sme vašu platbu {amount}, ďakujeme. Tovar teraz pripravujeme na odoslanie.',
    },
    packed: {
      subject: (code) => `Objednávka ${code} je zabalená`,
      text: 'váš tovar je zabalený a čoskoro opustí náš sklad.',
    },
    shipped: {
      subject: (code) => `Objednávka ${code} je na ceste`,
      text: 'dnes sme vám odoslali tovar.',
    },
    partly_cancelled: {
      subject: (code) => `Časť objednávky ${code} je stornovaná`,
      text: 'časť vašej objednávky sme stornovali.',
    },
    withdrawn: {
      subject: (code) => `Odstúpenie od zmluvy k objednávke ${code} je vybavené`,
      text: 'vybavili sme vaše odstúpenie od zmluvy.',
    },
    refunded: {
      subject: (code) => `Vrátenie peňazí za objednávku ${code}`,
      text: 'vrátili sme vám {amount} rovnakou cestou, akou ste platili. Kým sa suma objaví na vašom účte, môže prejsť niekoľko pracovných dní.',
    },
  },
  en: {
    greeting: 'Hello',
    button: 'View order',
    track: 'Track the parcel',
    parcel: 'Sent with {carrier}, tracking number {number}.',
    carrier: 'Sent with {carrier}.',
    refunding: 'What you have paid too much ({amount}) comes back to you the way you paid it.',
    lessToPay: 'You pay {amount} less.',
    items: 'These are the items:',
    more: 'The rest of your order follows separately.',
    collected: {
      paid: 'we have received your payment of {amount}, thank you. We are now getting your goods ready to be collected at {place}.',
      packed: 'Your goods are packed and go to {place} next, where you collect them.',
      shipped: 'today we have sent goods for you to {place}, where you collect them.',
      hours: 'Opening hours: {hours}',
    },
    paid: {
      subject: (code) => `We have received your payment for order ${code}`,
      text: 'we have received your payment of {amount}, thank you. We are now getting your goods ready to be sent.',
    },
    packed: {
      subject: (code) => `Your order ${code} is packed`,
      text: 'your goods are packed and leave our warehouse soon.',
    },
    shipped: {
      subject: (code) => `Your order ${code} is on its way`,
      text: 'we have sent you goods today.',
    },
    partly_cancelled: {
      subject: (code) => `A part of your order ${code} is cancelled`,
      text: 'we have cancelled a part of your order.',
    },
    withdrawn: {
      subject: (code) => `Your withdrawal from order ${code} is complete`,
      text: 'we have dealt with your withdrawal.',
    },
    refunded: {
      subject: (code) => `Refund for order ${code}`,
      text: 'we have refunded {amount}, the way you paid it. It may take some working days until it is in your account.',
    },
  },
}
