import type { Locale } from '../../domain/locale.ts'
import { glueUnits, t } from '../catalogue/texts/text.ts'
import type { Content } from '../records.ts'
import { merchant } from './merchant.ts'
import { pageLink } from './links.ts'
import { uspItems } from './usp.ts'

const texts = {
  disabled: t('Zurzeit nehmen wir keine Bestellungen an. Ansehen und vergleichen geht weiterhin.', 'Objednávky nyní nepřijímáme. Prohlížet a porovnávat můžete dál.', 'Objednávky teraz neprijímame. Prezerať a porovnávať môžete ďalej.', 'We are not taking orders at the moment. You can still browse and compare.'),
  shipping: t('Lieferung nach Deutschland, Österreich, Tschechien und in die Slowakei. DHL Paket 5,90 €, ab 99 € kostenfrei; Sperrgut 14,90 €, Spedition 59,00 €. Abholung in Leipzig und Berlin kostenlos.', 'Dodáváme do Česka, na Slovensko, do Německa a Rakouska. PPL 119 Kč, od 2 500 Kč zdarma; nadrozměrná zásilka 299 Kč, paletová přeprava 1 490 Kč. Osobní odběr v Brně a v Praze zdarma.', 'Dodávame na Slovensko, do Česka, Nemecka a Rakúska. PPL kuriér 5,90 €, od 99 € zadarmo; nadrozmerná zásielka 14,90 €, paletová preprava 69,00 €. Osobný odber v Bratislave zadarmo.', 'Delivery to Germany, Austria, the Czech Republic and Slovakia. DHL parcel €5.90, free from €99; bulky parcel €14.90, freight €59.00. Collection in Leipzig and Berlin free.'),
  payment: t('Kreditkarte, PayPal, Vorkasse per Überweisung; für Unternehmer auch Rechnung.', 'Platba kartou, PayPal, bankovní převod, dobírka za 39 Kč; firmy i na fakturu.', 'Platba kartou, PayPal, bankový prevod, dobierka za 1,50 €; firmy aj na faktúru.', 'Card, PayPal, bank transfer; invoice for businesses.'),
  banner: t('Demonstrationsshop: Es wird nichts verkauft und nichts verschickt.', 'Ukázkový obchod: nic se neprodává ani neodesílá.', 'Ukážkový obchod: nič sa nepredáva ani neodosiela.', 'Demonstration shop: nothing is sold or shipped.'),
  footer: t('Lüftungstechnik mit nachvollziehbaren Daten. Firma und Angebot sind erfunden.', 'Vzduchotechnika se srozumitelnými údaji. Firma i nabídka jsou smyšlené.', 'Vzduchotechnika so zrozumiteľnými údajmi. Firma aj ponuka sú vymyslené.', 'Ventilation with data you can follow. Company and offer are invented.'),
}

function configurationOf(locale: Locale): Content['configuration'][Locale] {
  return {
    shoppingDisabled: false,
    shoppingDisabledText: texts.disabled[locale],
    maintenance: false,
    cart: { shippingInfo: glueUnits(texts.shipping[locale]), paymentInfo: glueUnits(texts.payment[locale]) },
    contactImage: { path: 'article/open-in-vienna', alt: '' },
    // Bulky and heavy products never have free shipping; the catalogue tags those that have.
    freeDeliveryTagByPrice: false,
    features: {
      bulkOrder: true, variantBatch: true, shoppingLists: true, favourites: true,
      documents: true, offers: true, warrantyClaims: true,
      magazine: true, smsMarketing: true, cardRequest: true, heureka: true, zbozi: true,
    },
    topBanner: {
      text: texts.banner[locale], icon: 'info', backgroundColor: '#22333b', fontColor: '#ffffff',
      lastModified: '2026-11-16T08:00:00Z', link: pageLink('imprint', locale),
    },
    usp: uspItems(locale),
    footer: {
      copyrightName: merchant.company,
      copyrightYear: 2026,
      text: texts.footer[locale],
      social: [
        { type: 'youtube', title: 'YouTube', url: 'https://www.youtube.com/@luftbasis.example' },
        { type: 'instagram', title: 'Instagram', url: 'https://www.instagram.com/luftbasis.example' },
      ],
    },
  }
}

/** Settings of each language. */
export const configuration: Content['configuration'] = {
  de: configurationOf('de'), cs: configurationOf('cs'), sk: configurationOf('sk'), en: configurationOf('en'),
}
