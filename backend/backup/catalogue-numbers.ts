/**
 * Columns that name something by its number, with the table that has it. Each import numbers the
 * catalogue anew, so a backup holds the id in place of the number.
 */
const tables: Readonly<Record<string, string>> = { variant_n: 'variant', product_n: 'product' }

/** @internal A test looks for columns that are missing here. */
export const hasNumber = (column: string): boolean => Object.hasOwn(tables, column)

/** SQL of a column as a backup holds it. */
export function readColumn(table: string, column: string): string {
  const named = tables[column]
  const own = `"${table}"."${column}"`
  return named ? `(SELECT id FROM "${named}" WHERE n = ${own})` : own
}

/** SQL of a column of a backup, which is `value`, as the database has it; NULL for an id that is gone. */
export function restoreColumn(column: string, value: string): string {
  const named = tables[column]
  return named ? `(SELECT n FROM "${named}" WHERE id = ${value})` : value
}
