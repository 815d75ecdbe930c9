import { type Amount, everywhere, type PaymentOffer, text } from './offer.ts'

const free: Amount = { EUR: 0, CZK: 0 }

/** Ways to pay and what they cost; the page on payment tells the same. */
export const paymentOffers: PaymentOffer[] = [
  {
    id: 'card',
    markets: everywhere,
    price: free,
    online: true,
    prepaid: false,
    businessOnly: false,
    name: text('Kreditkarte', 'Platba kartou', 'Platba kartou', 'Card'),
    description: text(
      'Visa, Mastercard, Maestro',
      'Visa, Mastercard, Maestro',
      'Visa, Mastercard, Maestro',
      'Visa, Mastercard, Maestro',
    ),
  },
  {
    id: 'wallet',
    markets: everywhere,
    price: free,
    online: true,
    prepaid: false,
    businessOnly: false,
    name: text('PayPal', 'PayPal', 'PayPal', 'PayPal'),
    description: text(
      'Weiter zur Bezahlseite',
      'Přesměrování na platební stránku',
      'Presmerovanie na platobnú stránku',
      'On to the payment page',
    ),
  },
  {
    id: 'prepayment',
    markets: everywhere,
    price: free,
    online: false,
    prepaid: true,
    businessOnly: false,
    name: text('Vorkasse per Überweisung', 'Bankovní převod', 'Bankový prevod', 'Bank transfer'),
    description: text(
      'Versand nach Zahlungseingang',
      'Odesíláme po přijetí platby',
      'Odosielame po prijatí platby',
      'Sent once paid',
    ),
  },
  {
    id: 'cod',
    markets: ['CZ', 'SK'],
    price: { EUR: 150, CZK: 3900 },
    online: false,
    prepaid: false,
    businessOnly: false,
    name: text('Nachnahme', 'Dobírka', 'Dobierka', 'Cash on delivery'),
    description: text(
      'Zahlung beim Zusteller',
      'Platba při převzetí',
      'Platba pri prevzatí',
      'Paid to the carrier',
    ),
  },
  {
    id: 'invoice',
    markets: everywhere,
    price: free,
    online: false,
    prepaid: false,
    businessOnly: true,
    name: text('Rechnung', 'Faktura', 'Faktúra', 'Invoice'),
    description: text(
      'Zahlbar in 14 Tagen',
      'Splatnost 14 dní',
      'Splatnosť 14 dní',
      'Due in 14 days',
    ),
  },
]
