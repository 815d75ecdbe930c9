import { describe, it } from 'vitest'
import type { ContentEntry } from '../entry.ts'
import { contentStatus } from '../cache-status.ts'
import { RenderDependencies } from './render-dependencies.ts'

const catchingUp: ContentEntry = {
  value: {},
  tags: ['cms'],
  updatedAt: null,
  storedAt: 0,
  fresh: 5000,
  stale: 0,
  ifError: 60_000,
  isCatchingUp: true,
}

describe('design §5 a page of responses that were older than a purge', () => {
  it.for([
    ['miss', true, 'Storefront-Content; fwd=stale; detail=not-fresh-yet'],
    ['fresh', true, 'Storefront-Content; fwd=stale; detail=not-fresh-yet'],
    ['if-error', false, 'Storefront-Content; fwd=stale; detail=stale-if-error'],
  ] as const)('found %s: stored for seconds: %s', ([found, isComplete, status], { expect }) => {
    const dependencies = new RenderDependencies()
    dependencies.note(found, catchingUp)
    expect(dependencies.isComplete).toBe(isComplete)
    expect(dependencies.fresh).toBe(5000)
    expect(contentStatus(dependencies)).toBe(status)
  })
})
