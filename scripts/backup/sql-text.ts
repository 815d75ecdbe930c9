import type { SeedStatement } from '../../backend/db/insert.ts'

/** A statement with inlined parameters, for `wrangler d1 execute --file`. */
export function toSqlText(statement: SeedStatement): string {
  if (typeof statement === 'string') return `${statement};\n`
  // In one pass: a parameter's text may contain another one's placeholder.
  const text = statement.sql.replace(/\?(\d+)/g, (sign, number: string) => {
    const param = statement.params[Number(number) - 1]
    return param === undefined ? sign : `'${param.replaceAll("'", "''")}'`
  })
  return `${text};\n`
}
