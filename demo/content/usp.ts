import type { Locale } from '../../domain/locale.ts'
import { t } from '../catalogue/texts/text.ts'

const usps = [
  { icon: 'truck', title: t('Bis 12 Uhr bestellt, am selben Werktag verschickt', 'Do 12 hodin v pracovní den, odešleme týž den', 'Do 12. hodiny v pracovný deň, odošleme v ten istý deň', 'Ordered by noon on a working day, sent that day'), description: t('Was auf Lager ist', 'Zboží skladem', 'Tovar skladom', 'What is in stock') },
  { icon: 'ruler', title: t('Vergleichbare Daten', 'Srovnatelné údaje', 'Porovnateľné údaje', 'Comparable data'), description: t('Geräusch immer auf 3 m bezogen', 'Hluk vždy vztažený ke 3 m', 'Hluk vždy vztiahnutý na 3 m', 'Noise always stated at 3 m') },
  { icon: 'phone', title: t('Beratung vom Fach', 'Odborná poradna', 'Odborná poradňa', 'Advice from the trade'), description: t('Montag bis Freitag 8 bis 17 Uhr', 'Pondělí až pátek 8 až 17 hodin', 'Pondelok až piatok 8 až 17 hodín', 'Monday to Friday 8 am to 5 pm') },
  { icon: 'package', title: t('Staffelpreise', 'Množstevní slevy', 'Množstevné zľavy', 'Quantity prices'), description: t('Rohre, Formteile und Schellen ab 10 Stück', 'Potrubí, tvarovky a objímky od 10 kusů', 'Potrubie, tvarovky a objímky od 10 kusov', 'Ducts, fittings and clamps from 10 pieces') },
]

/** Unique selling points. */
export function uspItems(locale: Locale) {
  return usps.map(({ icon, title, description }) => ({ icon, title: title[locale], description: description[locale] }))
}
