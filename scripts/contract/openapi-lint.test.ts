import { createConfig, lint } from '@redocly/openapi-core'
import { expect, it } from 'vitest'

/** The recommended rules, except those about publishing an API. */
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'info-license': 'off',
    'operation-4xx-response': 'off',
    // `shopping-lists/code/{code}` beside `shopping-lists/{id}` is the specification's.
    'no-ambiguous-paths': 'off',
  },
})

it.each(['cms', 'store'])(
  '§7 docs/contract: %s.openapi.json passes an OpenAPI linter',
  async (upstream) => {
    const ref = `docs/contract/${upstream}.openapi.json`
    const problems = await lint({ ref, config })
    const found = problems.map(({ ruleId, message, location }) => {
      return `${ruleId}: ${message} at ${location[0]?.pointer}`
    })
    expect(found).toEqual([])
  },
)
