import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

const facetsOf = async (...[locale, query]: readonly ['de' | 'cs' | 'sk' | 'en', string]) => {
  const { understood } = await hitsOf(shop, locale, query)
  return (understood?.facets ?? []).map(({ code, value, instead }) =>
    instead === undefined ? `${code} ${value}` : `${code} ${value}: ${instead}`,
  )
}

describe('§4.7: a length is the one that the products have', () => {
  it.for([
    ['de', 'Luftschleier 1,5 Meter', ['width 150 cm']],
    ['en', 'commercial hood 2m', ['hood_length 2,000 mm']],
    [
      'de',
      'Alu Klebeband 50 mm 50 m',
      ['material Aluminium', 'tape_width 50 mm', 'tape_length 50 m'],
    ],
    ['cs', 'hliníková páska 5 cm', ['material Hliník', 'tape_width 50 mm']],
    // Filter media are sold by the metre.
    ['de', 'Filterrolle 20 m', []],
    // Not one of several lengths of which one exists.
    ['cs', 'ohebná roura 12cm 3 metry', ['dn 120 mm: 125 mm', 'roll_length 3 m']],
    ['de', 'Schalldämpfer weich 125, einen Meter lang', ['dn 125 mm', 'length 1 m']],
    ['cs', 'mřížka do dveří 45x9', ['size_ab 450 × 90 mm']],
    ['cs', 'hadice rekuperace sedmdesátpětka', ['dn 75 mm']],
    ['de', 'Heizregister drei Kilowatt', ['p_heat 3 kW']],
    ['cs', 'elektrický ohřívač tři kilowaty', ['p_heat 3 kW']],
    ['de', 'Frequenzumrichter eineinhalb Kilowatt', ['p_motor 1,5 kW']],
    ['sk', 'frekvenčný menič jeden a pol kilowatt', ['p_motor 1,5 kW']],
    ['cs', 'trafo regulátor na dva a půl ampéru', ['i_ctrl 2,5 A']],
    ['en', 'triac controller two and a half amps', ['i_ctrl 2.5 A']],
    ['de', 'Rohr 15er', ['dn 150 mm']],
    ['sk', 'snímač tlaku 0 až 500 pascalov', ['range_pa 0–500 Pa']],
    ['en', 'Manrose XF100T', ['dn 100 mm']],
    ['de', 'Verbindung von 125er auf 100er Rohr', ['dn 125 mm', 'dn2 100 mm']],
  ] as const)('%s: %s', async ([locale, query, facets], { expect }) => {
    expect(await facetsOf(locale, query)).toEqual(facets)
  })

  it('a filter keeps its class before the number of its pockets', async ({ expect }) => {
    const [, , pockets] = await facetsOf('de', 'F7 Filter 592x592x600 3 Taschen')
    expect(pockets).toMatch(/^pockets 3: /)
  })
})

describe('§4.7: words that share one with the name', () => {
  it.for([
    ['en', 'flat roof terminal', 'pitch 0–5 °'],
    ['cs', 'prostup šikmou střechou', 'pitch 25–45, 5–25 °'],
    ['sk', 'výfuk vzduchu cez plochú strechu', 'pitch 0–5 °'],
    ['de', 'Durchführung durch flaches Dach', 'pitch 0–5 °'],
  ] as const)('%s: %s', async ([locale, query, facet], { expect }) => {
    expect(await facetsOf(locale, query)).toEqual([facet])
  })

  it.for([
    ['sk', 'zapácha kúpeľňa z komína, klapka', 'D8'],
    ['de', 'Klappe gegen Geruch vom Nachbarn', 'D8'],
    // `Aus` is not `außen`.
    ['de', 'Gitter aus Kunststoff 125', 'E1.1'],
    ['de', 'Abluftgitter aussen 125', 'E1.2'],
    ['de', 'Klappe gegen Geruch aus dem Schacht', 'D8'],
    ['cs', 'větrání kurníku', 'A4.1'],
    ['de', 'Lüfter für Hühnerstall', 'A4.1'],
    ['de', 'Zuluft Bad', 'E1.4'],
    ['en', 'screws to fix spiral duct 4.2', 'L4'],
    ['en', 'round ceiling diffuser 160 extract', 'E2.2'],
  ] as const)('%s: %s asks for %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toBe(category)
  })

  it.for([
    ['de', 'Badlüfter der mit dem Licht angeht'],
    ['de', 'Badlüfter an Lichtschalter'],
    ['en', 'fan on light switch'],
  ] as const)(
    '%s: %s asks for a fan that is switched with the light',
    async ([locale, query], { expect }) => {
      const { hits, understood } = await hitsOf(shop, locale, query)
      expect(hits[0]?.categoryId).toMatch(/^A1/)
      expect(understood).toBeNull()
    },
  )

  it.for([
    ['de', 'Lüfter geht von selbst aus', ['t', 'th', 'p']],
    ['cs', 'ventilátor se sám vypne', ['t', 'th', 'p']],
    ['en', 'bathroom fan that turns off by itself after ten minutes', ['t', 'th', 'p']],
    ['de', 'Lüfter soll angehen wenn einer reingeht', ['p']],
    ['en', 'flush timer switch for extractor fan', ['t', 'th']],
    ['en', 'bathroom fan with pull string', ['c']],
    ['de', 'Badlüfter mit Feuchtigkeitsmesser', ['h', 'th']],
    ['cs', 'ventilátor zapne se když někdo vejde', ['p']],
  ] as const)('%s: %s is its equipment', async ([locale, query, values], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    const choices = (understood?.facets ?? []).flatMap((facet) => facet.choices ?? [])
    expect(choices).toContainEqual({ code: 'equipment', values })
  })
})
