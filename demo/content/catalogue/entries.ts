import { filterPrefix } from '../../../domain/catalog/query-of-scope.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import { glueUnits, t } from '../../catalogue/texts/text.ts'
import type { EntryTexts } from '../each-locale.ts'
import { homeProducts } from '../homepage.ts'
import { categoryById } from '../links.ts'
import { richTextOf } from '../markup.ts'
import { filteredCategories } from './filtered-categories.ts'
import { virtualCategoryTexts } from './virtual-category-texts.ts'

const featuredTitle = t('Häufig gekauft', 'Často kupované', 'Často kupované', 'Often bought')

/** Questions shown on the pages of saved filters. */
const questionsOf: Record<string, string[]> = {
  'vc-quiet-bath-fans': ['noise-distance', 'size-100', 'self-install'],
  'vc-windowless-bathrooms': ['planning-help', 'self-install'],
  'vc-ec-inline-fans': ['which-controller'],
  'vc-spiral-125': ['size-100', 'long-ducts', 'cut-goods'],
  'vc-spiral-160': ['size-100', 'long-ducts', 'cut-goods'],
  'vc-filters-g4': ['filter-fit'],
  'vc-filters-f7': ['filter-fit'],
  'vc-controllers-0-10v': ['which-controller', 'self-install'],
}

/**
 * Editorial content of the catalogue: filtered listings, FAQ of saved filters, featured products.
 */
export const catalogueEntries = [
  ...filteredCategories.map(filteredEntry),
  ...Object.entries(questionsOf).map(virtualEntry),
  featuredEntry(),
]

/** The slug is the URL of the described listing. */
function filteredEntry({ category, parameter, value, title, description }: (typeof filteredCategories)[number]): EntryRecord<'filtered_category'> {
  const texts: EntryTexts<'filtered_category'> = {}
  for (const locale of locales) {
    texts[locale] = {
      slug: `${categoryById(category).slug[locale]}?${filterPrefix}${parameter}=${value}`,
      title: glueUnits(title[locale]),
      description: glueUnits(description[locale]),
    }
  }
  return {
    kind: 'filtered_category', id: `${category.toLowerCase()}-${parameter}-${value}`, texts,
    facts: { category_id: category, parameters: [{ entityId: parameter, values: [value] }] },
  }
}

function virtualEntry([id, questions]: [string, string[]]): EntryRecord<'virtual_category'> {
  const texts: EntryTexts<'virtual_category'> = {}
  const text = virtualCategoryTexts[id]
  for (const locale of locales) texts[locale] = { content: text ? richTextOf(text[locale], locale) : null }
  return { kind: 'virtual_category', id, facts: { video: null }, texts, references: { faq_question: questions } }
}

function featuredEntry(): EntryRecord<'featured_products'> {
  const texts: EntryTexts<'featured_products'> = {}
  for (const locale of locales) texts[locale] = { title: featuredTitle[locale] }
  return { kind: 'featured_products', id: 'home', facts: { product_ids: [...homeProducts.quiet, ...homeProducts.trade] }, texts }
}
