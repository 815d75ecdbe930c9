import type { Locale } from '../../domain/locale.ts'
import { t } from '../catalogue/texts/text.ts'

const usps = [
  { icon: 'truck', title: t('Heute bestellt, heute verschickt', 'Objednáte dnes, odešleme dnes', 'Objednáte dnes, odošleme dnes', 'Ordered today, sent today'), description: t('Lagerware bis 12 Uhr an Werktagen', 'Zboží skladem do 12 hodin v pracovní dny', 'Tovar skladom do 12. hodiny v pracovné dni', 'Stock items by noon on working days') },
  { icon: 'ruler', title: t('Vergleichbare Daten', 'Srovnatelné údaje', 'Porovnateľné údaje', 'Comparable data'), description: t('Geräusch immer auf 3 m bezogen', 'Hluk vždy vztažený ke 3 m', 'Hluk vždy vztiahnutý na 3 m', 'Noise always stated at 3 m') },
  { icon: 'phone', title: t('Beratung vom Fach', 'Odborná poradna', 'Odborná poradňa', 'Advice from the trade'), description: t('Montag bis Freitag 8 bis 17 Uhr', 'Pondělí až pátek 8 až 17 hodin', 'Pondelok až piatok 8 až 17 hodín', 'Monday to Friday 8 am to 5 pm') },
  { icon: 'package', title: t('Staffelpreise', 'Množstevní slevy', 'Množstevné zľavy', 'Quantity prices'), description: t('Rohre, Formteile und Schellen ab 10 Stück', 'Potrubí, tvarovky a objímky od 10 kusů', 'Potrubie, tvarovky a objímky od 10 kusov', 'Ducts, fittings and clamps from 10 pieces') },
]

/** Reasons to buy here. */
export function uspItems(locale: Locale) {
  return usps.map(({ icon, title, description }) => ({ icon, title: title[locale], description: description[locale] }))
}
