import type { SeedStatement } from './insert.ts'

/** A statement with its parameters written out, for `wrangler d1 execute --file`. */
export function toSqlText(statement: SeedStatement): string {
  if (typeof statement === 'string') return `${statement};\n`
  // In one go: a parameter may have the sign of another one in its text.
  const text = statement.sql.replace(/\?(\d+)/g, (sign, number: string) => {
    const param = statement.params[Number(number) - 1]
    return param === undefined ? sign : `'${param.replaceAll("'", "''")}'`
  })
  return `${text};\n`
}
