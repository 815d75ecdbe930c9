import { Market } from '../../domain/merchant/market.ts'
import type { PaymentOffer } from '../../domain/merchant/offers.ts'
import { t } from '../catalogue/texts/text.ts'

const everywhere = Market.options

const free = { EUR: 0, CZK: 0 }

/** Payment methods with fees; the payment page states the same. */
export const paymentOffers: PaymentOffer[] = [
  {
    id: 'card',
    markets: everywhere,
    price: free,
    online: true,
    prepaid: false,
    businessOnly: false,
    name: t('Kreditkarte', 'Platba kartou', 'Platba kartou', 'Card'),
    description: t(
      'Visa, Mastercard',
      'Visa, Mastercard',
      'Visa, Mastercard',
      'Visa, Mastercard',
    ),
    logos: ['Visa', 'Mastercard'].map((name) => ({
      name,
      file: `/cdn/upload/brand/${name.toLowerCase()}.svg`,
    })),
  },
  {
    id: 'wallet',
    markets: everywhere,
    price: free,
    online: true,
    prepaid: false,
    businessOnly: false,
    name: t('PayPal', 'PayPal', 'PayPal', 'PayPal'),
    description: t(
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
    name: t('Vorkasse per Überweisung', 'Bankovní převod', 'Bankový prevod', 'Bank transfer'),
    description: t(
      'Versand nach Zahlungseingang',
      'Odesíláme po přijetí platby',
      'Odosielame po prijatí platby',
      'Sent once paid',
    ),
  },
  {
    id: 'cod',
    markets: ['CZ', 'SK'],
    price: { EUR: 1.5, CZK: 39 },
    online: false,
    prepaid: false,
    inCash: true,
    businessOnly: false,
    name: t('Nachnahme', 'Dobírka', 'Dobierka', 'Cash on delivery'),
    description: t(
      'Zahlung beim Zusteller',
      'Platba při převzetí',
      'Platba pri prevzatí',
      'Paid to the carrier',
    ),
  },
  {
    id: 'invoice',
    dueDays: 14,
    markets: everywhere,
    price: free,
    online: false,
    prepaid: false,
    businessOnly: true,
    name: t('Rechnung', 'Faktura', 'Faktúra', 'Invoice'),
    description: t(
      'Zahlbar in 14 Tagen',
      'Splatnost 14 dní',
      'Splatnosť 14 dní',
      'Due in 14 days',
    ),
  },
]
