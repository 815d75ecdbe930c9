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
    { table: 'warehouse', key: ['id'], columns: ['id', 'virtual', 'shipper', 'country'] },
    recordsOf(records, 'warehouse').map((w) => [w.id, w.virtual, w.shipper, w.country]),
  )
  yield* upsert(
    { table: 'brand', key: ['n'], columns: ['n', 'id', 'title', 'manufacturer'] },
    recordsOf(records, 'product_brand').map((b) => [
      numbers.brand.get(b.id),
      b.id,
      b.title,
      json(b.manufacturer),
    ]),
  )
  yield* upsert(
    {
      table: 'parameter',
      key: ['n'],
      columns: [
        'n',
        'code',
        'type',
        'unit',
        'title',
        'group_title',
        'description',
        'virtual_category_id',
        'hide_product_detail',
        'hide_filter',
        'value_list',
      ],
    },
    recordsOf(records, 'parameter').map((p) => [
      numbers.parameter.get(p.id),
      p.id,
      p.kind,
      p.unit,
      json(p.title),
      json(p.group),
      p.description && json(p.description),
      p.virtualCategory,
      p.hideProductDetail,
      p.hideFilter,
      json(p.values),
    ]),
  )
}
