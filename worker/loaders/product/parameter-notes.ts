import type {
  ParameterNote,
  ParameterNotes,
  ValueNote,
} from '../../../client/product/details/parameter-notes.ts'
import type {
  ParameterContent,
  ParameterValueContent,
} from '../../../domain/content/parameter-content.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import type { Product } from '../../../domain/product/product.ts'
import { foreignLang, type LanguageContext } from '../../../domain/language.ts'
import { isVisibleParameter } from '../../../domain/product/visible-parameters.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'
import { similarProducts } from './similar-products.ts'

/** CMS notes on a product's parameters and on the values of its variants. */
export async function parameterNotes(
  reads: Pick<PublicReads, 'parameters'>,
  product: Pick<Product, 'breadcrumbs' | 'parameters' | 'variants'>,
  context: LanguageContext,
): Promise<ParameterNotes> {
  const byCode = parametersByCode(product)
  const ids = new Map<string, Set<string>>()
  for (const [code, same] of byCode) {
    const shown = same.filter((each) => isVisibleParameter(each) && !each.hideProductDetail)
    const values = shown.flatMap((each) => each.values.map(({ id }) => id))
    if (shown.length > 0) ids.set(code, new Set(values))
  }
  const found = await reads.parameters([...ids.keys()])
  const notes = found.map((content) => {
    return [
      content.entityId,
      {
        // The saved filter of the CMS may be of other products, such as fans at a controller.
        more:
          content.link_to_virtual_category &&
          similarProducts(product, byCode.get(content.entityId) ?? []),
        saved: savedFilterOf(content, context),
        values: valueNotesOf(content, ids.get(content.entityId) ?? new Set(), context),
      },
    ] as const
  })
  return Object.fromEntries(
    notes.filter(([, { more, saved, values }]) => more || saved || values.length > 0),
  )
}

/** Of the product and of all variants. */
export function parametersByCode({
  parameters,
  variants,
}: Pick<Product, 'parameters' | 'variants'>): Map<string, Parameter[]> {
  const byCode = new Map<string, Parameter[]>()
  for (const parameter of [...parameters, ...variants.flatMap((variant) => variant.parameters)]) {
    const known = byCode.get(parameter.code)
    if (known) known.push(parameter)
    else byCode.set(parameter.code, [parameter])
  }
  return byCode
}

function savedFilterOf(
  { link_to_virtual_category: category, ...content }: ParameterContent,
  context: LanguageContext,
): ParameterNote['saved'] {
  return (
    category && {
      title: category.title,
      link: { type: 'virtual_category', target: category.slug },
      ...foreignLang(content, context),
    }
  )
}

function valueNotesOf(
  content: ParameterContent,
  ids: ReadonlySet<string>,
  context: LanguageContext,
): ValueNote[] {
  return content.values
    .filter(({ entityId }) => ids.has(entityId))
    .map((value) => valueNoteOf(value, context))
    .filter(({ short, long, link, image, hidden }) => short || long || link || image || hidden)
}

function valueNoteOf(value: ParameterValueContent, context: LanguageContext): ValueNote {
  return {
    id: value.entityId,
    short: value.short_description,
    long: value.long_description,
    link: value.link_url ? { type: 'custom_link', target: value.link_url } : null,
    image: value.image,
    ...(value.hide_product_detail && { hidden: true }),
    ...foreignLang(value, context),
  }
}
