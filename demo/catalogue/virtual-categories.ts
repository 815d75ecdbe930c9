import type { Locale } from '../../domain/locale.ts'
import type { RichText } from '../../domain/content/rich-text.ts'
import { doc, h2, p } from '../content/rich-text.ts'
import type { Text } from '../../backend/db/columns.ts'
import type { VirtualCategoryRecord } from '../records.ts'
import { pictureOf } from './picture.ts'
import { buildCategories } from './taxonomy.ts'
import { forLocales, glueUnits, slugify } from './texts/text.ts'
import { virtualTexts } from './texts/virtual-category-texts.ts'

type Filter = Partial<Pick<VirtualCategoryRecord, 'values' | 'ranges' | 'tags' | 'brands' | 'price' | 'sort' | 'availableOnly'>>

const filtersOf = new Map(buildCategories().map(({ id, filters }) => [id, filters]))
const everywhere = ['dn', 'q_max', 'lpa', 'motor', 'material', 'color_ral']

/** A saved filter over categories, joined by spaces; its page offers the remaining facets. */
function virtual(key: string, categories: string, model: string, filter: Filter): VirtualCategoryRecord {
  const texts = virtualTexts[key]
  if (!texts) throw new Error(`no texts for the virtual category ${key}`)
  const ids = categories.split(' ').filter(Boolean)
  const { values = {}, ranges = {} } = filter
  const offered = (ids[0] && filtersOf.get(ids[0])) || everywhere
  return {
    id: `vc-${key}`,
    title: glued(texts.title),
    slug: forLocales((locale) => slugify(transliterated(texts.title[locale]), locale)),
    description: glued(texts.description),
    textBelow: texts.below ? belowOf(texts.below) : null,
    image: pictureOf(model),
    categories: ids,
    tags: [],
    values,
    ranges,
    brands: [],
    price: null,
    sort: 'default',
    availableOnly: false,
    // A range stays: quiet fans can be narrowed to quieter ones. Values are decided.
    filters: offered.filter((code) => !(code in values)),
    ...filter,
  }
}

/** Symbols as words, because slugs lose them. */
function transliterated(title: string): string {
  return title.replace(/Ø /g, '').replace('A+', 'A plus').replace('€', ' EUR ')
}

function glued(text: Text): Text {
  return forLocales((locale) => glueUnits(text[locale]))
}

function belowOf([heading, paragraph]: readonly [Text, Text]): Record<Locale, RichText> {
  const make = (locale: Locale) => doc(h2(heading[locale]), p(glueUnits(paragraph[locale])))
  return { de: make('de'), cs: make('cs'), sk: make('sk'), en: make('en') }
}

const atMost = (to: number) => ({ from: null, to })
const atLeast = (from: number) => ({ from, to: null })
const dn = (...values: string[]) => ({ values: { dn: values } })
const spiral = 'C1 D1 D2 D3 D4 D5 D6 D8 D9 L1'

/** Popular saved filters. */
export const virtualCategories: VirtualCategoryRecord[] = [
  virtual('quiet-bath-fans', 'A1', 'bath-fan-silent', { ranges: { lpa: atMost(25) } }),
  virtual('bath-fans-humidity', 'A1', 'bath-fan-silent', { values: { equipment: ['h', 'th'] } }),
  virtual('bath-fans-timer', 'A1', 'bath-fan-axial', { values: { equipment: ['t', 'th'] } }),
  virtual('bath-fans-motion', 'A1', 'bath-fan-axial', { values: { equipment: ['p'] } }),
  virtual('bath-fans-100', 'A1', 'bath-fan-axial', dn('100')),
  virtual('bath-fans-125', 'A1', 'bath-fan-axial', dn('125')),
  virtual('windowless-bathrooms', 'A1', 'bath-fan-radial', { ranges: { dp_max: atLeast(180) } }),
  virtual('dark-bath-fans', 'A1', 'bath-fan-silent-anthracite', { values: { color_ral: ['ral-9005', 'ral-7016'] } }),
  virtual('inline-fans-100', 'A2', 'mixed-flow-fan', dn('100')),
  virtual('inline-fans-125', 'A2', 'mixed-flow-fan', dn('125')),
  virtual('inline-fans-160', 'A2', 'inline-fan-metal', dn('150', '160')),
  virtual('ec-inline-fans', 'A2', 'acoustic-box-fan', { values: { motor: ['ec'] } }),
  virtual('quiet-inline-fans', 'A2', 'acoustic-box-fan', { ranges: { lpa: atMost(30) } }),
  virtual('spiral-125', spiral, 'spiral-duct', dn('125')),
  virtual('spiral-160', spiral, 'spiral-duct', dn('160')),
  virtual('lip-seal-fittings', 'D', 'bend-90', { values: { gasket: ['1'] } }),
  virtual('hoses-100', 'C2', 'alu-flex', dn('100')),
  virtual('enthalpy-units', 'B', 'hrv-wall', { values: { exchanger: ['enthalpy'] } }),
  virtual('class-a-plus-units', 'B', 'hrv-floor', { values: { energy_class: ['a-plus'] } }),
  virtual('filters-g4', 'F', 'panel-filter', { values: { filter_en779: ['g4'] } }),
  virtual('filters-m5', 'F', 'filter-set', { values: { filter_en779: ['m5'] } }),
  virtual('filters-f7', 'F', 'pocket-filter', { values: { filter_en779: ['f7'] } }),
  virtual('steel-grilles', 'E1', 'grille-indoor-steel', { values: { color_ral: ['steel'] } }),
  virtual('black-valves', 'E2', 'disc-valve-anthracite', { values: { color_ral: ['ral-9005', 'ral-7016'] } }),
  virtual('controllers-0-10v', 'H', 'controller-ec', { values: { ctrl_signal: ['0-10v'] } }),
  virtual('fire-ei90', 'I', 'fire-damper', { values: { fire_class: ['ei90'] } }),
  virtual('fans-below-50', 'A', 'bath-fan-axial', { price: { EUR: atMost(50), CZK: atMost(1250) }, sort: 'price' }),
  virtual('new', '', 'hrv-decentral', { tags: ['new'], sort: 'newest' }),
  virtual('offers', '', 'inline-fan-metal', { tags: ['reduced', 'outlet'], availableOnly: true }),
]
