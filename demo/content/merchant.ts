import { Merchant } from '../../domain/merchant/merchant.ts'
import { t } from '../catalogue/texts/text.ts'
import { pageSlugs } from './page-slugs.ts'
import { paymentOffers } from './payment-offers.ts'
import { pickupBranches } from './pickup-branches.ts'
import { recipients } from './recipients.ts'
import { shipperOffers } from './shipper-offers.ts'

const deliveredTo = ['DEU', 'AUT', 'CZE', 'SVK']

/** Fictitious merchant of the demo, with example bank accounts. */
export const merchant: Merchant = Merchant.parse({
  brand: {
    name: 'LuftBasis',
    nameStrong: 'Basis',
    logo: '/cdn/upload/brand/logo.svg',
    favicon: '/cdn/upload/brand/favicon.svg',
    appIcon: '/cdn/upload/brand/app-icon.png',
    sharePicture: '/cdn/upload/brand/share.png',
  },
  company: 'LuftBasis GmbH',
  street: 'Musterallee 12',
  postcode: '04109',
  city: 'Leipzig',
  country: 'DEU',
  // No subscriber's number begins with 0, and no Czech one with 500: nobody is called.
  phone: '+49 341 0000 118',
  phones: { CZE: '+420 500 000 118', SVK: '+421 2 0000 0118' },
  email: 'service@luftbasis.example',
  ordersEmail: 'bestellung@luftbasis.example',
  // Fictitious, as the imprint says.
  register: 'Amtsgericht Leipzig, HRB 00000',
  management: 'Mara Beispiel',
  vatId: 'DE000000000',
  vatIds: { CZE: 'CZ00000000' },
  openingHours: t('Mo–Fr 8–17 Uhr', 'Po–Pá 8–17 h', 'Po–Pia 8–17 h', 'Mon–Fri 8 am–5 pm'),
  branches: pickupBranches,
  bankAccounts: {
    EUR: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    CZK: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  },
  // Fixed for the demo: a shop sends that of its bank.
  exchangeRates: [{ since: '2026-01-01', currency: 'CZK', perEuro: 24.3 }],
  pages: {
    imprint: pageSlugs.imprint,
    privacy: pageSlugs.privacy,
    terms: pageSlugs.terms,
    withdrawal: pageSlugs.withdrawal,
  },
  newsletter: t(
    'Neuigkeiten und Angebote rund um die Lüftung',
    'novinek a nabídek ze světa větrání',
    'noviniek a ponúk zo sveta vetrania',
    'news and offers about ventilation',
  ),
  promises: { deliveryDays: [1, 2] },
  shipping: {
    freeFrom: { EUR: 99, CZK: 2500 },
    offers: shipperOffers,
    countries: { DE: deliveredTo, CZ: deliveredTo, SK: deliveredTo },
  },
  payments: paymentOffers,
  recipients,
  tradeWords: ['lueftung', 'lüftung', 'ventilation', 'vetrani', 'vetranie'],
})
