import type { Hono } from 'hono'
import { CatalogScope } from '../../../domain/catalog/catalog.ts'
import { getCatalogState } from '../../../domain/contract/cms.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { refuseIssues } from '../../contract/issues.ts'
import { Refusal } from '../../contract/refusal.ts'
import { catalogState } from './state.ts'

export function catalogCalls(app: Hono<AppEnv>): void {
  handle(app, getCatalogState, async ({ caller, query, updatedAt, ...databases }) => {
    const { state, version } = await catalogState(databases, caller, parseScope(query.scope))
    updatedAt(version)
    return state
  })
}

function parseScope(text: string): CatalogScope {
  const result = CatalogScope.safeParse(parseJson(text), { reportInput: true })
  if (!result.success) throw refuseIssues(result.error.issues)
  return result.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(422, { key: 'notJson', field: 'scope', code: 'not_json' })
  }
}
