import { encodeScope, getCatalogState } from '../../domain/contract/cms.ts'
import type { ProductRecord } from '../../domain/operator/product-record.ts'
import { request } from './request.ts'
import { operate } from './operator.ts'

export const inAll = (text: string) => ({ de: text, cs: text, sk: text, en: text })
/** An import row with a bathroom fan and one variant, in German, Czech, Slovak, English. */
export const newFan = (
  id: string,
  changes: Partial<Record<keyof ProductRecord, unknown>> = {},
) => ({
  record: {
    id,
    category: 'A1',
    brand: 'aerotal',
    name: inAll(`Turboflux ${id}`),
    slug: inAll(id),
    keyParameters: ['dn'],
    axes: ['dn'],
    variants: [
      {
        id: `${id}-100`,
        catalogCode: `TF-${id}`,
        prices: { EUR: 12.5, CZK: 310 },
        stock: { leipzig: 3 },
        parameters: { dn: ['100'], q_max: 90 },
      },
    ],
    ...changes,
  },
})

/** Ids of the bathroom fans in listing order. */
export async function listed(
  values: Record<string, string[]> = {},
  sort: 'price' | 'name' = 'price',
) {
  const scope = encodeScope({
    categoryId: 'A1',
    values,
    ranges: {},
    brands: [],
    availableOnly: false,
    sort,
    page: 1,
    perPage: 21,
  })
  const { response } = await request(getCatalogState, { query: { scope } })
  return response.products.map(({ id }) => id)
}

/** Every product, as exported. */
export async function exported(): Promise<unknown[]> {
  const { response } = await operate({ method: 'GET', path: '/operator/products' })
  const { records } = response
  return Array.isArray(records) ? records : []
}
