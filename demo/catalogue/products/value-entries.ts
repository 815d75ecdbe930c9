import type { EntryRecord } from '../../../backend/cms/content/entries/entry.ts'
import type { Locale } from '../../../domain/locale.ts'
import { doc, p } from '../../content/rich-text.ts'
import { titleOfValue } from '../parameters.ts'
import { glueUnits } from '../texts/text.ts'
import { valueTexts } from '../texts/value-texts.ts'
import { virtualCategories } from '../virtual-categories.ts'

const slugs = new Map(virtualCategories.map(({ id, slug }) => [id, slug]))

/** CMS descriptions of parameter values (spec §3 Parameter value). */
export const valueEntries: EntryRecord<'parameter_value'>[] = Object.entries(valueTexts).map(([id, value]) => {
  const [code = '', valueId = ''] = id.split(':')
  const title = titleOfValue(code, valueId)
  const slug = value.virtualCategory ? slugs.get(`vc-${value.virtualCategory}`) : undefined
  const textOf = (locale: Locale) => ({
    short_description: glueUnits(value.short[locale]),
    long_description: value.long ? doc(p(glueUnits(value.long[locale]))) : null,
    link_url: slug ? `/${slug[locale]}` : null,
    image: value.picture ? { path: value.picture, alt: title[locale] } : null,
  })
  return {
    kind: 'parameter_value',
    id,
    facts: { hide_product_detail: false },
    texts: { de: textOf('de'), cs: textOf('cs'), sk: textOf('sk'), en: textOf('en') },
  }
})
