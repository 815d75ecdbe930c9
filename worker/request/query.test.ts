import { describe, it } from 'vitest'
import { canonicalQuery, seoQuery } from './query.ts'

const canonical = (query: string) =>
  canonicalQuery(new URLSearchParams(query), 'category').toString()

describe('design §3: the query of a cache key', () => {
  it.for([
    ['f_dn=125&f_dn=100&sort=price&page=2', 'f_dn=100&f_dn=125&page=2&sort=price'],
    ['f_dn=100&f_dn=100&f_dn=', 'f_dn=100'],
    ['page=1&sort=default&available=0', ''],
    ['page=0', ''],
    ['page=-1', ''],
    ['page=1e3', ''],
    ['page=007', ''],
    ['page=99999', 'page=9999'],
    ['page=abc&page=2', ''],
    ['page=1-3', 'page=1-3'],
    ['page=2-2', 'page=2'],
    ['page=1-9999', 'page=1-5'],
    ['page=3-1', ''],
    ['sort=cheapest', ''],
    ['available=1&brand=helios&brand=aereco', 'available=1&brand=aereco&brand=helios'],
    ['price_from=10.50&price_to=0200', 'price_from=10.5&price_to=200'],
    ['price_from=12,5', 'price_from=12.5'],
    ['f_q_max_from=80,5&f_q_max_to=x,y', 'f_q_max_from=80.5'],
    ['price_from=-1&price_to=Infinity', ''],
    ['reaches=200@60', 'reaches=200%4060'],
    ['reaches_pressure=62,50&reaches_flow=200', 'reaches=200%4062.5'],
    ['reaches=200&reaches_flow=9', ''],
    ['utm_source=x&gclid=y&addToCart=1&__proto__=1&constructor=2', ''],
    ['f_dn=<script>&f_DN=100&f_=1&f_dn=UPPER', ''],
    [`f_dn=${'a'.repeat(41)}`, ''],
  ] as const)('of "%s" is "%s"', ([query, expected], { expect }) => {
    expect(canonical(query)).toBe(expected)
    expect(canonical(expected)).toBe(expected)
  })

  it('has 30 filter values at most, the same ones in any order', ({ expect }) => {
    const values = Array.from({ length: 60 }, (_, index) => `f_dn=${index}`)
    expect(canonicalQuery(new URLSearchParams(values.join('&')), 'category').size).toBe(30)
    expect(canonical(values.toReversed().join('&'))).toBe(canonical(values.join('&')))
  })

  it('§3 price_range: an inverted range is the same range', ({ expect }) => {
    const canonical = (query: string) =>
      String(canonicalQuery(new URLSearchParams(query), 'category'))
    expect(canonical('price_from=300&price_to=100,5')).toBe('price_from=100.5&price_to=300')
    expect(canonical('price_from=100&price_to=300')).toBe('price_from=100&price_to=300')
    expect(canonical('price_from=9&price_to=10')).toBe('price_from=9&price_to=10')
    expect(canonical('price_from=300')).toBe('price_from=300')
  })

  it('lists the parameters of each screen', ({ expect }) => {
    const everything = new URLSearchParams('q=Rohr&variant_id=v1&page=2&f_dn=100')
    expect(canonicalQuery(everything, 'home').toString()).toBe('')
    expect(canonicalQuery(everything, 'page').toString()).toBe('page=2')
    expect(canonicalQuery(everything, 'product').toString()).toBe('variant_id=v1')
    const reviews = new URLSearchParams('reviews_page=2&reviews_sort=best&reviews_junk=1')
    expect(canonicalQuery(reviews, 'product').toString()).toBe('reviews_page=2&reviews_sort=best')
    const credits = new URLSearchParams('for_credits=true&variant_id=v1')
    expect(canonicalQuery(credits, 'product').toString()).toBe('for_credits=true&variant_id=v1')
    expect(canonicalQuery(new URLSearchParams('for_credits=1'), 'product').size).toBe(0)
    const writing = new URLSearchParams('write_review=1&reviews_page=1')
    expect(canonicalQuery(writing, 'product').toString()).toBe('write_review=1')
    expect(canonicalQuery(new URLSearchParams('write_review=yes'), 'product').size).toBe(0)
    const first = new URLSearchParams('reviews_page=1&reviews_sort=newest')
    expect(canonicalQuery(first, 'product').toString()).toBe('')
    expect(canonicalQuery(everything, 'search').toString()).toBe('f_dn=100&page=2&q=Rohr')
    expect(canonicalQuery(everything, 'category').toString()).toBe('f_dn=100&page=2')
    expect(canonicalQuery(everything).size).toBe(4)
  })

  it('reads a search of 200 characters at most, without control characters and double spaces', ({
    expect,
  }) => {
    const query = new URLSearchParams({ q: `  Rohr \u0000\n 100  ${'x'.repeat(300)}` })
    const q = canonicalQuery(query, 'search').get('q') ?? ''
    expect(q).toMatch(/^Rohr 100 x+$/)
    expect(q.length).toBe(200)
  })
})

describe('§2 canonical-blacklisted query parameters', () => {
  it('leaves only page and search to search engines', ({ expect }) => {
    const query = canonicalQuery(new URLSearchParams('q=Rohr&page=3&sort=price&f_dn=100'), 'search')
    expect(seoQuery(query).toString()).toBe('page=3&q=Rohr')
    const several = canonicalQuery(new URLSearchParams('page=1-3'), 'category')
    expect(seoQuery(several).toString()).toBe('')
    const later = canonicalQuery(new URLSearchParams('page=2-4'), 'category')
    expect(seoQuery(later).toString()).toBe('page=2')
  })
})
