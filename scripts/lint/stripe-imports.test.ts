import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that import the library, also for side effects or types only. */
const importers = globSync('{worker,client,domain,backend}/**/*.{ts,tsx}').filter((file) =>
  /(from|import\()\s*'stripe['/]/.test(readFileSync(file, 'utf8')),
)

it('§6 size: Stripe’s library is in one file of the backend, which loads it on payment', () => {
  expect(importers).toEqual(['backend/pay/providers/stripe/stripe-client.ts'])
  const source = readFileSync(importers[0] ?? '', 'utf8')
  expect(source.match(/^import (?!type)[^\n]*'stripe'/gm)).toBeNull()
})
