/**
 * Columns with row numbers of the catalogue, and the referenced table. Each import renumbers the
 * catalogue, so a backup stores the id instead.
 */
export const numberedTables: Readonly<Record<string, string>> = {
  variant_n: 'variant',
  product_n: 'product',
}

/** Whether a column is one of them. */
export const hasNumber = (column: string): boolean => Object.hasOwn(numberedTables, column)

/** SQL of a column as stored in a backup. */
export function readColumn(table: string, column: string): string {
  const named = numberedTables[column]
  const own = `"${table}"."${column}"`
  return named ? `(SELECT id FROM "${named}" WHERE n = ${own})` : own
}
