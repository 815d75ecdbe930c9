import type { ImportRows } from '../../../domain/operator/imports.ts'
import { isSameJson, type JsonObject } from '../../../domain/operator/json.ts'
import type { ProductRecord } from '../../../domain/operator/product-record.ts'
import { type CatalogueNames, readCatalogueNames } from './catalogue-names.ts'
import { type Claims, readClaims, claimUniqueValues } from './claims.ts'
import { combineRows, variantIds } from './combine-rows.ts'
import type { ImportContext } from './import-calls.ts'
import type { Issue, RowError } from './issue.ts'
import { withoutConsequences } from './placeholders.ts'
import { type ReadRow, readRow } from './read-row.ts'
import { resolveProduct } from './resolve-product.ts'
import { readProductsById } from './stored-product.ts'
import { findEarlierLines, type StagedRow, writeStaged } from './staged-rows.ts'

interface Context {
  names: CatalogueNames
  stored: ReadonlyMap<string, ProductRecord>
  claims: Claims
  sale: ImportContext
}

/** Validates product rows against the catalogue and stages them for applying. */
export async function stageProducts(
  sale: ImportContext,
  importId: string,
  rows: ImportRows['rows'],
): Promise<RowError[]> {
  const { db, config } = sale
  const read = rows.map(readRow)
  const errors = read.flatMap((row) => (Array.isArray(row) ? row : []))
  const groups = Map.groupBy(
    read.flatMap((row) => (Array.isArray(row) ? [] : row)),
    ({ id }) => id,
  )
  const names = await readCatalogueNames(db, config)
  const ids = [...groups.keys()]
  const lines = rows.map(({ line }) => line)
  const stored = await readProductsById(db, names, ids)
  const earlier = await findEarlierLines(db, importId, ids, lines)
  const patches = [...groups.values()].flatMap((group) => group.map(({ patch }) => patch))
  const context: Context = {
    names,
    stored: new Map(stored.map(({ record }) => [record.id, record])),
    claims: await readClaims(db, importId, patches),
    sale,
  }
  const known = new Set(context.claims.keys())
  const staged: StagedRow[] = []
  for (const [id, group] of groups) {
    const line = earlier.get(id)
    const result =
      line === undefined
        ? stageProduct(group, context)
        : { staged: [], errors: group.flatMap((row) => [...row.errors, repeatedOf(row, line)]) }
    staged.push(...result.staged)
    errors.push(...result.errors)
  }
  const taken = [...context.claims].flatMap(([claim, key]) =>
    known.has(claim) ? [] : { claim, key },
  )
  await writeStaged(db, importId, { rows: staged, wrong: errors, claims: taken })
  return errors.toSorted((a, b) => a.line - b.line)
}

/** Drops invalid rows until the rest is valid; the rest of a product may still be imported. */
function stageProduct(
  group: readonly ReadRow[],
  context: Context,
): { staged: StagedRow[]; errors: RowError[] } {
  const broken = group.filter((row) => row.errors.length > 0)
  const errors = broken.flatMap((row) => errorsOfBroken(row, context))
  let rest = group.filter((row) => row.errors.length === 0)
  while (rest.length > 0) {
    const combined = combineRows(rest)
    errors.push(...combined.errors)
    const result = stagePatch(combined.patch, context)
    if (!Array.isArray(result)) {
      return { staged: stagedRows(combined.rows, result, combined.patch), errors }
    }
    const found = result.map((issue) => errorOf(issue, combined.rows))
    errors.push(...found)
    const wrong = new Set(found.map(({ line }) => line))
    rest = combined.rows.filter(({ line }) => !wrong.has(line))
  }
  return { staged: [], errors }
}

/** Of a row with cells that cannot be read: these, and what is wrong beside them. */
function errorsOfBroken(row: ReadRow, context: Context): RowError[] {
  const { errors, patch } = row
  // It is not imported, so it claims nothing.
  const result = stagePatch(patch, { ...context, claims: new Map(context.claims) })
  const asIssues = (all: readonly RowError[]) =>
    all.map(({ column, reason }) => ({ path: column.split('.'), reason }))
  const more = Array.isArray(result) ? result.map((issue) => errorOf(issue, [row])) : []
  const beside = withoutConsequences(asIssues(more), asIssues(errors))
  return [
    ...errors,
    ...beside.map(({ path, reason }) => ({ line: row.line, column: path.join('.'), reason })),
  ]
}

type State = 'new' | 'changed' | 'unchanged'

function stagePatch(
  patch: JsonObject,
  { names, stored, claims, sale }: Context,
): { state: State } | LocatedIssue[] {
  const id = String(patch['id'])
  const current = stored.get(id)
  const foreign = foreignVariants(id, patch, claims)
  if (foreign.length > 0) return foreign
  const resolved = resolveProduct(current, patch, names, sale)
  if ('issues' in resolved) {
    const { issues, rest } = resolved
    const taken = rest ? claimUniqueValues(new Map(claims), rest, current) : []
    const all = [...issues, ...withoutConsequences(taken, issues)]
    return all.map((issue) => located(issue, current, patch))
  }
  const { record } = resolved
  if (current && isSameJson(current, record)) return { state: 'unchanged' }
  const issues = claimUniqueValues(claims, record, current)
  if (issues.length > 0) return issues.map((issue) => located(issue, current, patch))
  return { state: current ? 'changed' : 'new' }
}

interface LocatedIssue extends Issue {
  /** Id of its variant; undefined: the product. */
  variantId: string | undefined
}

/** Fields whose absence may just mean that the variant belongs to another product. */
function foreignVariants(id: string, patch: JsonObject, claims: Claims): LocatedIssue[] {
  return variantIds(patch).flatMap((variantId): LocatedIssue[] => {
    const owner = claims.get(`variant:${variantId}`) ?? id
    const reason = `is that of the product "${owner}"`
    return owner === id ? [] : [{ path: ['variants', 0, 'id'], reason, variantId }]
  })
}

/** Variants of a merged record are those of the catalogue, then the patch's new ones. */
function located(
  issue: Issue,
  current: ProductRecord | undefined,
  patch: JsonObject,
): LocatedIssue {
  const [field, index] = issue.path
  if (field !== 'variants' || typeof index !== 'number') return { ...issue, variantId: undefined }
  const known = current?.variants.map(({ id }) => id) ?? []
  const added = variantIds(patch).filter((id) => !known.includes(id))
  return { ...issue, variantId: [...known, ...added][index] }
}

function errorOf({ path, reason, variantId }: LocatedIssue, rows: readonly ReadRow[]): RowError {
  const own = rows.find(({ patch }) => variantId && variantIds(patch).includes(variantId))
  const row = own ?? rows[0]
  const isVariant = path[0] === 'variants' && path.length > 2
  const column = isVariant && row?.isCells ? ['variant', ...path.slice(2)] : path
  return { line: row?.line ?? 0, column: column.map(String).join('.'), reason }
}

function repeatedOf({ line, id }: ReadRow, before: number): RowError {
  const reason = `"${id}" is in line ${before} too; rows of one product must stand together`
  return { line, column: 'id', reason }
}

function stagedRows(
  rows: readonly ReadRow[],
  { state }: { state: State },
  patch: JsonObject,
): StagedRow[] {
  return rows.map(({ line, id }, index) =>
    index === 0
      ? { line, key: id, state, patch: JSON.stringify(patch) }
      : { line, key: id, state: 'combined', patch: '' },
  )
}
