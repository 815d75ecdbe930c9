import { beforeAll, describe, it } from 'vitest'
import { askShop } from './measure-search.ts'
import { type SearchedShop, searchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(200)
}, 60_000)

/** What patterns repeat: separators, measures, requests, letters of several alphabets. */
const parts =
  '?|,|;|"|\'|-|–| |x|×|1|a|.|+|/|ø|²|в|ž|1,0 |100 x |592 592 |6-zoll-|100-mm|dn |1/2 |bis |≥ |50 pa |5 ks; |, auf lager|pos 1 |hallo, |rohr125|125rohr|"a" |ohne '.split(
    '|',
  )

describe('§9 bad input: the longest queries', () => {
  // A pattern that matches the same text in several ways would not end within the test's time.
  it.for(parts)('that repeat %j end', async (part, { expect }) => {
    for (const other of ['', ' ', ...parts.filter((_, at) => at % 4 === part.length % 4)]) {
      const query = `${(part + other).repeat(200).slice(0, 199)}z`
      const { state } = await askShop(shop, 'de', query)
      expect(state.total).toBeGreaterThanOrEqual(0)
    }
  })
})
