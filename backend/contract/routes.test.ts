import { describe, it } from 'vitest'
import { allCalls } from '../../scripts/contract/all-calls.ts'
import { app } from '../app.ts'

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Served below /store and /cms, but files for a browser, not calls of the contract. */
const files = new Set(['GET /store/image/download/:path{.+}', 'GET /cms/upload/:path{.+}'])

describe('§7 backend and contract', () => {
  const served = new Set(
    app.routes
      .filter(({ method, path }) => methods.has(method) && /^\/(cms|store)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`),
  )
  const written = new Set(
    allCalls.map(({ call }) => `${call.method} /${call.upstream}${call.path}`),
  )

  it('serve every call of the contract', ({ expect }) => {
    expect([...written].filter((call) => !served.has(call))).toEqual([])
  })

  it('have no call beyond the contract', ({ expect }) => {
    expect([...served].filter((call) => !written.has(call) && !files.has(call))).toEqual([])
  })
})
