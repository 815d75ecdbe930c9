import { describe, expect, it } from 'vitest'
import { canTransition, claimStates as states, isFinalState, needsReason } from './claim-state.ts'
import { settleBy } from './settle-by.ts'

type State = (typeof states)[number]

describe('§2 warranty claims: states', () => {
  it('every one but the last has a successor, and none follows itself', () => {
    for (const state of states) {
      expect(canTransition(state, state)).toBe(false)
      expect(states.some((next) => canTransition(state, next))).toBe(state !== 'settled')
    }
  })

  it('each is reachable from the first, and each has a way to the end', () => {
    const reachable = (from: State, seen = new Set([from])): Set<State> => {
      for (const next of states) {
        if (!canTransition(from, next) || seen.has(next)) continue
        seen.add(next)
        reachable(next, seen)
      }
      return seen
    }
    expect([...reachable('received')].toSorted()).toEqual([...states].toSorted())
    for (const state of states) expect(reachable(state).has('settled')).toBe(true)
  })

  it('closing a claim requires a reason', () => {
    expect(states.filter(isFinalState)).toEqual(states.filter(needsReason))
  })

  it.each([
    ['2026-11-23', '2026-12-23'],
    ['2027-01-31', '2027-03-02'],
  ])('§ 19 (3) zák. 634/1992: of %s is settled by %s', (received, last) => {
    expect(settleBy(received)).toBe(last)
  })
})
