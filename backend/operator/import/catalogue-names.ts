import * as z from 'zod'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { Locale } from '../../../domain/locale.ts'
import { ownUnits } from '../../../domain/product/availability.ts'
import { jsonColumn } from '../../db/json-column.ts'
import type { Config } from '../../env.ts'

const Text = z.record(Locale, z.string())
const ParameterType = z.enum(['values', 'number', 'boolean', 'colour'])

const CategoryRow = z.object({
  n: z.number(),
  id: z.string(),
  parentId: z.string().nullable(),
  title: jsonColumn(Text),
})
const BrandRow = z.object({ n: z.number(), id: z.string(), title: z.string() })
const ParameterRow = z.object({
  n: z.number(),
  code: z.string(),
  type: ParameterType,
  values: jsonColumn(z.array(z.object({ id: z.string(), title: Text }))),
})
const IdRow = z.object({ id: z.string() })

export interface CatalogueNames {
  categories: Map<string, z.infer<typeof CategoryRow>>
  brands: Map<string, z.infer<typeof BrandRow>>
  parameters: Map<string, z.infer<typeof ParameterRow> & { valueIds: ReadonlySet<string> }>
  warehouses: ReadonlySet<string>
  /** Codes of units of sale: built-in ones and those of the merchant. */
  units: ReadonlySet<string>
  /** Currencies of the shop. */
  currencies: readonly CurrencyCode[]
}

/** Reference data for product records: small tables, read completely. */
export async function readCatalogueNames(
  db: D1Database,
  { CURRENCIES }: Pick<Config, 'CURRENCIES'>,
): Promise<CatalogueNames> {
  const [categories, brands, parameters, warehouses, units] = await db.batch([
    db.prepare(
      `SELECT c.n, c.id, p.id AS parentId, c.title FROM category c
      LEFT JOIN category p ON p.n = c.parent_n AND p.n > 0 WHERE c.n > 0 ORDER BY c.n`,
    ),
    db.prepare('SELECT n, id, title FROM brand ORDER BY n'),
    db.prepare('SELECT n, code, type, value_list AS "values" FROM parameter ORDER BY n'),
    db.prepare('SELECT id FROM warehouse ORDER BY id'),
    db.prepare(
      `SELECT u.key AS id FROM merchant m, json_each(m.value, '$.units') u WHERE m.id = 1`,
    ),
  ])
  const rows = <T>(schema: z.ZodType<T>, response: D1Result | undefined) =>
    z.array(schema).parse(response?.results ?? [])
  return {
    categories: new Map(rows(CategoryRow, categories).map((row) => [row.id, row])),
    brands: new Map(rows(BrandRow, brands).map((row) => [row.id, row])),
    parameters: new Map(
      rows(ParameterRow, parameters).map((row) => [
        row.code,
        { ...row, valueIds: new Set(row.values.map(({ id }) => id)) },
      ]),
    ),
    warehouses: new Set(rows(IdRow, warehouses).map(({ id }) => id)),
    units: new Set([...ownUnits, ...rows(IdRow, units).map(({ id }) => id)]),
    currencies: CURRENCIES,
  }
}
