import type { CatalogueRecord, CatalogueType } from '../../../domain/operator/catalogue-record.ts'
import type { Statement } from '../../db/insert.ts'
import { upsert } from '../../db/upsert.ts'
import type { CatalogueNumbers } from './number-catalogue.ts'

const json = JSON.stringify

export function recordsOf<Type extends CatalogueType>(
  records: readonly CatalogueRecord[],
  type: Type,
): Extract<CatalogueRecord, { type: Type }>[] {
  return records.filter(
    (record): record is Extract<CatalogueRecord, { type: Type }> => record.type === type,
  )
}

/** Warehouses, brands and parameters. */
export function* dictionaryRows(
  records: readonly CatalogueRecord[],
  numbers: CatalogueNumbers,
): Generator<Statement> {
  yield* upsert(
    { table: 'warehouse', key: ['id'] },
    recordsOf(records, 'warehouse').map((w) => ({
      id: w.id,
      virtual: w.virtual,
      shipper: w.shipper,
      country: w.country,
    })),
  )
  yield* upsert(
    { table: 'brand', key: ['n'] },
    recordsOf(records, 'product_brand').map((b) => ({
      n: numbers.brand.get(b.id),
      id: b.id,
      title: b.title,
      manufacturer: json(b.manufacturer),
    })),
  )
  yield* upsert(
    {
      table: 'parameter',
      key: ['n'],
    },
    recordsOf(records, 'parameter').map((p) => ({
      n: numbers.parameter.get(p.id),
      code: p.id,
      type: p.kind,
      unit: p.unit,
      title: json(p.title),
      group_title: json(p.group),
      description: p.description && json(p.description),
      virtual_category_id: p.virtualCategory,
      hide_product_detail: p.hideProductDetail,
      hide_filter: p.hideFilter,
      value_list: json(p.values),
    })),
  )
}
