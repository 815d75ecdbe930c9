import { purgeTag } from '../../../domain/contract/purge.ts'
import { type CatalogueType, catalogueTypes } from '../../../domain/operator/catalogue-record.ts'
import { changedTags } from '../../purge/changed-tags.ts'
import { readCatalogue } from '../catalogue/stored-catalogue.ts'
import { catalogueRootKey } from '../catalogue/resolve-catalogue.ts'
import { recordKey } from '../import/stage-records.ts'
import type { OperatorContext } from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Deletable } from './deletable.ts'

const ofTable = (table: string) => {
  const numbers = `category_n IN (SELECT n FROM ${table} WHERE id = ?1)`
  return [
    `DELETE FROM category_slug WHERE ${numbers}`,
    `DELETE FROM category_filter WHERE ${numbers}`,
    `DELETE FROM segment_column WHERE segment_n IN (SELECT n FROM segment WHERE ${numbers})`,
    `DELETE FROM segment WHERE ${numbers}`,
    `DELETE FROM ${table} WHERE id = ?1`,
  ]
}

/** Content that is written for the record alone; its entry comes last, because they ask for it. */
const entriesOf = (kind: string, where: string) =>
  ['entry_text', 'entry_reference', 'entry'].map(
    (table) => `DELETE FROM ${table} WHERE kind = '${kind}' AND id IN (
      SELECT id FROM entry WHERE kind = '${kind}' AND ${where})`,
  )

const deletions: Record<CatalogueType, readonly string[]> = {
  warehouse: [
    'DELETE FROM variant_stock WHERE warehouse = ?1',
    'DELETE FROM warehouse WHERE id = ?1',
  ],
  product_brand: ['DELETE FROM brand WHERE id = ?1'],
  parameter: [
    'DELETE FROM parameter WHERE code = ?1',
    ...entriesOf('parameter_value', `substr(id, 1, length(?1) + 1) = ?1 || ':'`),
  ],
  category: [
    ...ofTable('category'),
    ...entriesOf('filtered_category', `facts ->> 'category_id' = ?1`),
  ],
  virtual_category: [...ofTable('virtual_category'), ...entriesOf('virtual_category', 'id = ?1')],
}

export async function findCatalogueRecord(
  { db }: OperatorContext<undefined>,
  type: string,
  id: string,
): Promise<Deletable | null> {
  const known = catalogueTypes.find((one) => one === type)
  if (!known) {
    const title = `"${type}" is no type of the catalogue: ${catalogueTypes.join(', ')}.`
    throw new OperatorProblem(404, 'unknown_type', title)
  }
  if (type === 'category' && id === catalogueRootKey) {
    throw new OperatorProblem(409, 'in_use', 'Category "0" is the whole catalogue.')
  }
  const record = (await readCatalogue(db, [recordKey(type, id)])).get(recordKey(type, id))
  if (!record) return null
  const isCategory = type.endsWith('category')
  return {
    type,
    id,
    record,
    statements: deletions[known].map((sql) => ({ sql, params: [id] })),
    tags: isCategory
      ? [...changedTags('category', id), purgeTag.catalog, purgeTag.menu('main')]
      : [purgeTag.cms],
    tasks: [
      { kind: 'counts', subject: '' },
      { kind: 'documents', subject: '' },
    ],
  }
}
