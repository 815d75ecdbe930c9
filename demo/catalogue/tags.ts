import type { Tag } from '../../backend/db/columns.ts'
import type { ProductRecord } from '../records.ts'
import type { Spread } from './description.ts'
import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'
import { t } from './texts/text.ts'

const reducedTag: Tag = { id: 'reduced', text: t('Aktion', 'Akce', 'Akcia', 'Offer'), color: 'orange' }
const outletTag: Tag = { id: 'outlet', text: t('Abverkauf', 'Výprodej', 'Výpredaj', 'Outlet'), color: 'red' }
const quietTag: Tag = { id: 'quiet', text: t('Unter 25 dB(A)', 'Pod 25 dB(A)', 'Pod 25 dB(A)', 'Below 25 dB(A)'), color: 'blue' }
const motorTag: Tag = { id: 'ec-motor', visibility: 'catalog', text: t('EC-Motor', 'EC motor', 'EC motor', 'EC motor'), color: 'gray' }
const newTag: Tag = { id: 'new', text: t('Neu', 'Novinka', 'Novinka', 'New'), color: 'primary' }
const orderTag: Tag = { id: 'made-to-order', text: t('Auftragsfertigung', 'Výroba na objednávku', 'Výroba na objednávku', 'Made to order'), color: 'gray' }
const setTag: Tag = { id: 'kit', visibility: 'content', text: t('Alles in einem Karton', 'Vše v jedné krabici', 'Všetko v jednej škatuli', 'Everything in one box'), color: 'blue' }

/** Tags, two at most; some are shown on listings only, or on the product page only. */
export function tagsOf({ family, seed }: Plan, spread: Spread, isReduced: boolean): ProductRecord['tags'] {
  const tags: ProductRecord['tags'] = []
  if (family.category === 'M3') tags.push(outletTag)
  else if (isReduced) tags.push(reducedTag)
  if (randomOf(`${seed}:new`)() < 0.05) tags.push(newTag)
  if (lowest(spread, 'lpa') < 25) tags.push(quietTag)
  if (spread.get('motor')?.some((value) => 'values' in value && value.values.includes('ec'))) tags.push(motorTag)
  if (family.stock === 'D') tags.push(orderTag)
  if (family.group === 'set') tags.push(setTag)
  return tags.slice(0, 2)
}

function lowest(spread: Spread, code: string): number {
  return Math.min(Infinity, ...(spread.get(code) ?? []).map((value) => ('number' in value ? value.number : Infinity)))
}
