import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from '../searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§13.1: what has failed is shown in turn with spare parts', () => {
  it.for([
    ['de', 'Badlüfter dreht sich nicht mehr, brummt nur'],
    ['de', 'Sicherung fliegt raus wenn der Lüfter an ist'],
    ['de', 'Lüfter saugt nicht mehr'],
    ['cs', 'ventilátor se mi netočí jenom hučí'],
    ['cs', 'vetrak vyhazuje jistic'],
    ['cs', 'ventilátor v koupelně netáhne'],
    ['sk', 'ventilator sa netoci iba huci'],
    ['sk', 'vetrák smrdí spáleninou'],
    ['en', 'extractor fan not spinning just hums'],
    ['en', 'bathroom fan trips the breaker'],
    ['en', 'fan smells of burning'],
    ['en', 'fan light flashing'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe('broken')
    expect(hits[0]?.categoryId).toMatch(/^A1/)
    expect(hits[1]?.categoryId).toBe('M2')
  })

  it('a hood that does not draw is a hood', async ({ expect }) => {
    const { hits } = await hitsOf(shop, 'de', 'Dunstabzug saugt nicht')
    expect(hits[0]?.categoryId).toBe('J1')
  })

  it.for([
    ['de', 'Lüfter geht nicht aus'],
    ['cs', 'ventilátor nejde vypnout'],
    ['sk', 'nejde vypnut ventilator'],
    ['en', "extractor fan won't turn off"],
  ] as const)('%s: %s shows timers and fans', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toBe('H2')
    expect(hits[1]?.categoryId).toMatch(/^A1/)
  })

  it('a solution that is named is all that is shown', async ({ expect }) => {
    const query = 'Ventilator läuft dauernd, Nachlaufrelais gesucht'
    const { hits } = await hitsOf(shop, 'de', query)
    expect(hits.every(({ categoryId }) => categoryId === 'H2')).toBe(true)
  })

  it.for([
    ['de', 'Filteranzeige geht nicht weg'],
    ['cs', 'bliká kontrolka filtru'],
    ['sk', 'svieti filter na rekuperácii'],
    ['en', "filter warning won't go away"],
  ] as const)('%s: %s asks for filters of units', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toBe('F1')
  })
})
