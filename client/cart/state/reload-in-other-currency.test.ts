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
    removeItem: (name: string) => void stored.delete(name),
  })
})

const check = (page: string, cart: string) => reloadInOtherCurrency({ page, cart }, 'Neu geladen')

it('§3 currency: the first cart in another currency than its page reloads it, and says why', () => {
  check('EUR', 'EUR')
  expect(reload).not.toHaveBeenCalled()
  check('EUR', 'CZK')
  expect(reload).toHaveBeenCalledOnce()
  expect(stored.get('flash.v1')).toContain('Neu geladen')
})

it('§3 currency: a store that ignores the requested currency causes no reload loop', () => {
  check('EUR', 'CZK')
  check('EUR', 'CZK')
  expect(reload).toHaveBeenCalledOnce()
})

it('§3 currency: each later switch reloads again', () => {
  check('EUR', 'CZK')
  check('CZK', 'CZK')
  check('CZK', 'EUR')
  check('EUR', 'EUR')
  check('EUR', 'CZK')
  expect(reload).toHaveBeenCalledTimes(3)
})
