import { readRows, rowSchema } from '../../db/rows.ts'
import type { Hono } from 'hono'
import * as z from 'zod'
import { jsonColumns, plainColumns } from '../../../domain/operator/product-columns.ts'
import { readCatalogueNames } from '../import/catalogue-names.ts'
import { readProducts } from '../import/stored-product.ts'
import {
  requireNoBody,
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
} from '../operator-call.ts'

/** Records per response. */
const pageSize = 100

export function productExportCalls(app: Hono<OperatorEnv>): void {
  const call = { method: 'GET', scope: 'products:export', parse: requireNoBody } as const
  operatorCall(app, { ...call, path: '/products' }, exportProducts)
  operatorCall(app, { ...call, path: '/products/columns' }, exportColumns)
}

/** Products by id, paginated: `next` is the `after` of the next page. */
async function exportProducts({ db, config, query }: OperatorContext<undefined>) {
  const names = await readCatalogueNames(db, config)
  const value = query.get('after') ?? ''
  const stored = await readProducts(db, names, { where: 'p.id > ?1', value, limit: pageSize })
  const records = stored.map(({ record }) => record)
  return { records, next: records.length < pageSize ? null : (records.at(-1)?.id ?? null) }
}

const CodeRow = rowSchema('product', { field: z.string(), code: z.string() })

/** Columns of a CSV file for this catalogue. */
async function exportColumns({ db, config, query }: OperatorContext<undefined>) {
  const { warehouses, currencies } = await readCatalogueNames(db, config)
  const rows = await readRows(
    db.prepare(
      `SELECT DISTINCT 'parameters' AS field, j.value ->> 'code' AS code
        FROM product p, json_each(p.parameters) j
      UNION SELECT DISTINCT 'variant.parameters', j.value ->> 'code'
        FROM variant v, json_each(v.parameters) j
      UNION SELECT DISTINCT 'variant.axisValues', j.key FROM variant v, json_each(v.axis_values) j
      ORDER BY 1, 2`,
    ),
    CodeRow,
  )
  return {
    columns: [
      ...plainColumns,
      ...currencies.map((code) => `variant.prices.${code}`),
      ...rows.map(({ field, code }) => `${field}.${code}`),
      ...[...warehouses].map((id) => `variant.stock.${id}`),
      ...[...warehouses].map((id) => `variant.stockDelayDays.${id}`),
      ...(query.get('all') === '1' ? jsonColumns : []),
    ],
  }
}
