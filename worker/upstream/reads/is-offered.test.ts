import { describe, expect, it } from 'vitest'
import { exampleConfiguration } from '../../../domain/contract/testing/examples/entities/page.ts'
import { UpstreamError } from '../upstream-error.ts'
import { isOffered } from './is-offered.ts'

const down = new UpstreamError({ upstream: 'cms', kind: 'status', status: 503 })

describe('§9 feature flags: documents and claims', () => {
  it.each([
    [false, {}],
    [false, { documents: false }],
    [true, { documents: true }],
  ])('%s with %j', async (isOn, features) => {
    const reads = { configuration: async () => ({ ...exampleConfiguration, features }) }
    expect(await isOffered(reads, 'documents')).toBe(isOn)
  })

  it('are on while the CMS is down', async () => {
    expect(await isOffered({ configuration: () => Promise.reject(down) }, 'documents')).toBe(true)
  })
})
