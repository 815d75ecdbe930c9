/**
 * Columns with row numbers of the catalogue, and the referenced table. Each import renumbers the
 * catalogue, so a backup stores the id instead.
 */
const tables: Readonly<Record<string, string>> = { variant_n: 'variant', product_n: 'product' }

/** @internal A test finds columns that are missing here. */
export const hasNumber = (column: string): boolean => Object.hasOwn(tables, column)

/** SQL of a column as stored in a backup. */
export function readColumn(table: string, column: string): string {
  const named = tables[column]
  const own = `"${table}"."${column}"`
  return named ? `(SELECT id FROM "${named}" WHERE n = ${own})` : own
}

/** SQL of the row number for the id that a backup stores (`value`); NULL for a deleted row. */
export function restoreColumn(column: string, value: string): string {
  const named = tables[column]
  return named ? `(SELECT n FROM "${named}" WHERE id = ${value})` : value
}
