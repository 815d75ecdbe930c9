import type { Text } from '../../backend/db/columns.ts'
import { t } from '../catalogue/texts/text.ts'

/** Slugs of the text pages; other content refers to a page by its id. */
export const pageSlugs = {
  imprint: t('impressum', 'udaje-o-provozovateli', 'udaje-o-prevadzkovatelovi', 'imprint'),
  privacy: t('datenschutz', 'ochrana-osobnich-udaju', 'ochrana-osobnych-udajov', 'privacy'),
  terms: t('agb', 'obchodni-podminky', 'obchodne-podmienky', 'terms'),
  withdrawal: t('widerruf', 'odstoupeni-od-smlouvy', 'odstupenie-od-zmluvy', 'withdrawal'),
  shipping: t('versand-und-zahlung', 'doprava-a-platba', 'doprava-a-platba', 'shipping-and-payment'),
  accessibility: t('barrierefreiheit', 'pristupnost', 'pristupnost', 'accessibility'),
  about: t('ueber-uns', 'o-nas', 'o-nas', 'about-us'),
  contact: t('kontakt', 'kontakt', 'kontakt', 'contact'),
  advice: t('beratung', 'poradna', 'poradna', 'advice'),
  disposal: t('entsorgung', 'zpetny-odber', 'spatny-odber', 'disposal'),
  cookies: t('cookies', 'cookies', 'cookies', 'cookies'),
  warranty: t('gewaehrleistung-und-garantie', 'reklamace', 'reklamacie', 'warranty-and-claims'),
  payment: t('zahlungsarten', 'zpusoby-platby', 'sposoby-platby', 'ways-to-pay'),
  business: t('fuer-unternehmen', 'pro-firmy', 'pre-firmy', 'for-businesses'),
  withdrawalForm: t('muster-widerrufsformular', 'formular-pro-odstoupeni', 'formular-na-odstupenie', 'withdrawal-form'),
  batteries: t('batterien', 'baterie', 'baterie', 'batteries'),
  packaging: t('verpackung', 'obaly', 'obaly', 'packaging'),
  productSafety: t('produktsicherheit', 'bezpecnost-vyrobku', 'bezpecnost-vyrobkov', 'product-safety'),
  dataAccess: t('geraetedaten', 'data-zarizeni', 'data-zariadeni', 'device-data'),
  reviews: t('bewertungen', 'hodnoceni', 'hodnotenia', 'reviews'),
  ranking: t('sortierung', 'razeni', 'radenie', 'sorting'),
  dataRequests: t('ihre-daten', 'vase-udaje', 'vase-udaje', 'your-data'),
} satisfies Record<string, Text>

export type PageId = keyof typeof pageSlugs
