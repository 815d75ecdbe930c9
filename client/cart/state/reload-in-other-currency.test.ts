import { beforeEach, expect, it, vi } from 'vitest'
import { reloadInOtherCurrency } from './reload-in-other-currency.ts'

const reload = vi.fn<() => void>()

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
})

const check = (page: string, cart: string) => reloadInOtherCurrency({ page, cart }, 'Neu geladen')

it('§3 currency: the first cart in another currency than its page reloads it, and says why', () => {
  check('EUR', 'CZK')
  expect(reload).toHaveBeenCalledOnce()
  expect(stored.get('flash.v1')).toContain('Neu geladen')
})

it('§3 currency: a store that ignores the requested currency causes no reload loop', () => {
  check('EUR', 'CZK')
  check('EUR', 'CZK')
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + 61_000)
  check('EUR', 'CZK')
  expect(reload).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('§3 currency: each later switch reloads again', () => {
  check('EUR', 'CZK')
  check('CZK', 'EUR')
  check('EUR', 'CZK')
  expect(reload).toHaveBeenCalledTimes(3)
})
