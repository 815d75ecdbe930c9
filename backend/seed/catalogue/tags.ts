import type { ProductRecord, VariantRecord } from '../records.ts'
import type { Spread } from './description.ts'
import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'
import { t } from './text.ts'

const reducedTag = { text: t('Aktion', 'Akce', 'Akcia', 'Offer'), color: 'orange' }
const outletTag = { text: t('Abverkauf', 'Výprodej', 'Výpredaj', 'Outlet'), color: 'red' }
const quietTag = { text: t('Unter 25 dB(A)', 'Pod 25 dB(A)', 'Pod 25 dB(A)', 'Below 25 dB(A)'), color: 'blue' }
const motorTag = { text: t('EC-Motor', 'EC motor', 'EC motor', 'EC motor'), color: 'gray' }
const newTag = { text: t('Neu', 'Novinka', 'Novinka', 'New'), color: 'primary' }
const orderTag = { text: t('Auftragsfertigung', 'Výroba na objednávku', 'Výroba na objednávku', 'Made to order'), color: 'gray' }

const freeTag = { text: t('Versand gratis', 'Doprava zdarma', 'Doprava zadarmo', 'Free delivery'), color: 'green' }

/** Short labels on the tile: free delivery, and two others at most. */
export function tagsOf({ family, seed }: Plan, spread: Spread, isReduced: boolean, variants: VariantRecord[]): ProductRecord['tags'] {
  const tags: ProductRecord['tags'] = []
  if (family.category === 'M3') tags.push(outletTag)
  else if (isReduced) tags.push(reducedTag)
  if (randomOf(`${seed}:new`)() < 0.05) tags.push(newTag)
  if (lowest(spread, 'lpa') < 25) tags.push(quietTag)
  if (spread.get('motor')?.some((value) => 'values' in value && value.values.includes('ec'))) tags.push(motorTag)
  if (family.stock === 'D') tags.push(orderTag)
  return [...(variants.every(isSentFree) ? [freeTag] : []), ...tags.slice(0, 2)]
}

/** Fits a parcel and stays above the store's threshold even with the largest group discount of 15 %. */
function isSentFree({ prices, weightGrams, longestSideMm }: VariantRecord): boolean {
  const isParcel = weightGrams <= 15_000 && longestSideMm <= 1200
  return isParcel && prices.EUR * 0.85 >= 9900 && prices.CZK * 0.85 >= 250_000
}

function lowest(spread: Spread, code: string): number {
  return Math.min(Infinity, ...(spread.get(code) ?? []).map((value) => ('number' in value ? value.number : Infinity)))
}
