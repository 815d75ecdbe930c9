import { describe, expect, it } from 'vitest'
import { catalogPageSize, Sort } from './catalog.ts'
import { sortOrders } from './sort-orders.ts'
import { parseAmount, scopeOfQuery } from './catalog-query.ts'
import { queryOfScope } from './query-of-scope.ts'

const roundTrip = (query: string) =>
  queryOfScope(scopeOfQuery(new URLSearchParams(query))).toString()

describe('scopeOfQuery', () => {
  it('parses values, ranges, brands, availability, sort and page', () => {
    const query =
      'f_dn=100&f_dn=125&f_q_max_from=80&price_to=99.5&brand=zefyra&available=1&sort=price&page=2'
    expect(scopeOfQuery(new URLSearchParams(query))).toEqual({
      values: { dn: ['100', '125'] },
      ranges: { q_max: { from: 80, to: null }, price: { from: null, to: 99.5 } },
      brands: ['zefyra'],
      availableOnly: true,
      sort: 'price',
      page: 2,
      perPage: 21,
    })
  })

  it('drops unknown parameters', () => {
    const query =
      'f_dn=&f_q_max_from=viel&f_price_from=3&sort=random&page=-1&page=x&utm_source=a&price_from=-5'
    expect(roundTrip(query)).toBe('')
  })

  it('is safe against names of object members', () => {
    expect(roundTrip('f_constructor=1&f___proto___from=2')).toBe(
      'f___proto___from=2&f_constructor=1',
    )
    expect(({} as Record<string, unknown>).from).toBeUndefined()
  })

  it('orders the ends of a range', () => {
    expect(roundTrip('price_from=90&price_to=10')).toBe('price_from=10&price_to=90')
  })

  it('drops duplicate values', () => {
    expect(roundTrip('f_dn=100&f_dn=100&brand=a&brand=a')).toBe('brand=a&f_dn=100')
  })
})

describe('queryOfScope', () => {
  it('is independent of the order of parameters', () => {
    expect(roundTrip('sort=name&f_u=230&f_dn=125&page=1')).toBe(
      roundTrip('f_dn=125&sort=name&f_u=230'),
    )
  })
})

it('agrees with the schemas that it replaces', () => {
  expect(scopeOfQuery(new URLSearchParams()).perPage).toBe(catalogPageSize)
  expect(sortOrders).toEqual(Sort.options)
})

describe('parseAmount', () => {
  it('accepts comma, dot and grouping spaces', () => {
    expect([parseAmount('12,5'), parseAmount(' 12.5 '), parseAmount('1 200')]).toEqual([
      12.5, 12.5, 1200,
    ])
  })

  it('refuses invalid amounts', () => {
    expect([
      parseAmount(''),
      parseAmount('-1'),
      parseAmount('1.2.3'),
      parseAmount('Infinity'),
    ]).toEqual([null, null, null, null])
  })
})
