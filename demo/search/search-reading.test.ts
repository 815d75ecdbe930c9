import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: what a query denies', () => {
  it.for([
    ['de', 'Badlüfter leise ohne Rückschlagklappe', 'backdraught', 'A1'],
    ['de', 'Rohrschelle 125 ohne Gummi', 'rubber', 'L1'],
    ['de', 'Bogen 90 ohne Dichtung', 'gasket', 'D1'],
    ['cs', 'tichý ventilátor do koupelny bez zpětné klapky', 'backdraught', 'A1'],
    ['sk', 'mriežka 125 bez sieťky', 'insect_net', 'E1'],
    ['en', 'grille 125 without mesh', 'insect_net', 'E1'],
  ] as const)('%s: %s has none of it', async ([locale, query, code, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId.startsWith(category)).toBe(true)
      expect(parameters.has(code)).toBe(false)
    }
    const value = { de: 'ohne', cs: 'bez', sk: 'bez', en: 'none' }[locale]
    expect(understood?.facets).toContainEqual(expect.objectContaining({ code, value }))
  })

  it.for([
    ['de', 'KWL ohne Rohre', 'KWL Rohr'],
    ['cs', 'rekuperace bez rozvodů', 'rozvody rekuperace'],
    ['sk', 'rekuperácia bez potrubia do bytu', 'potrubie pre rekuperáciu'],
    ['en', 'heat recovery without ducting', 'heat recovery ducting'],
  ] as const)(
    '%s: %s is a unit of a single room, unlike %s',
    async ([locale, without, having], { expect }) => {
      const categoriesOf = async (query: string) =>
        (await hitsOf(shop, locale, query)).hits
          .slice(0, 3)
          .map(({ categoryId }) => categoryId.slice(0, 2))
      expect(await categoriesOf(without)).toEqual(['B2', 'B2', 'B2'])
      expect(await categoriesOf(having)).not.toContain('B2')
    },
  )

  it('and leaves it out, and says so, where all of it has the thing', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'Mauerkasten 125 ohne Rückschlagklappe')
    expect(hits.length).toBeGreaterThan(0)
    expect(understood?.facets).toContainEqual(
      expect.objectContaining({ code: 'backdraught', instead: null }),
    )
  })
})

describe('§4.7: a fault is mended by something else than what has it', () => {
  it.for([
    ['de', 'Lüfter brummt', 'noise', 'G'],
    ['de', 'Rohrventilator dröhnt', 'noise', 'G4'],
    ['cs', 'ventilátor hučí', 'noise', 'G'],
    ['en', 'fan hums', 'noise', 'G'],
    ['cs', 'smrad od sousedů ze stupačky', 'smell', 'D8'],
    ['en', 'cold draught coming in through bathroom fan', 'draught', 'D8'],
    ['sk', 'z rúry kvapká kondenzát', 'damp', 'L5'],
  ] as const)('%s: %s', async ([locale, query, problem, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe(problem)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId } of hits.slice(0, 3))
      expect(categoryId.startsWith(category)).toBe(true)
  })

  it.for([
    ['de', 'Badlüfter leise 25 dB Geräusch'],
    ['cs', 'málo hlučný ventilátor do koupelny'],
    ['en', 'low noise bathroom fan'],
  ] as const)('%s: %s has none', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId } of hits.slice(0, 3)) expect(categoryId.startsWith('A1')).toBe(true)
  })
})

describe('§4.7: which products a query names', () => {
  it.for([
    ['de', 'Rückschlagklappe für Dunstabzug 150', 'D8'],
    ['de', 'Timer für Badlüfter', 'H2'],
    ['de', 'Abluftklappe 125', 'D'],
    ['cs', 'časovač pro koupelnový ventilátor', 'H2'],
    ['en', 'backdraught damper for cooker hood 150', 'D8'],
    ['de', 'Ø160 > Ø125', 'D3'],
    ['de', 'ePM10 50', 'F'],
    ['cs', 'mřížka s klapkou 125', 'E1.3'],
    ['cs', 'nástěnný ovladač k rekuperaci wifi', 'H4'],
    ['en', 'wall vent for tumble dryer with flap', 'E1.3'],
    ['cs', 'ventilátor do zdi', 'A1'],
    ['de', 'ATEX Wandventilator', 'A4.3'],
    ['de', 'Lindab NPU 160', 'D4'],
    ['cs', 'dvouštěrbinová výustka', 'E3.2'],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId } of hits.slice(0, 3))
      expect(categoryId.startsWith(category)).toBe(true)
  })

  it.for([
    ['de', 'Dunstabzugshaube 150'],
    ['cs', 'digestoř 150'],
    ['sk', 'digestor 150'],
    ['en', 'cooker hood 150'],
  ] as const)('%s: %s is connected by that diameter', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe('J1')
      expect(parameters.get('dn')).toEqual({ code: 'dn', values: ['150'] })
    }
    expect(understood?.facets).toMatchObject([{ code: 'dn' }])
  })

  it('a unit by its name, filters for it by the same', async ({ expect }) => {
    const unit = await hitsOf(shop, 'de', 'Borealux Boreas 160')
    expect(unit.hits.map(({ parameters }) => parameters.get('model'))).toEqual([
      { code: 'model', values: ['boreas-160'] },
    ])
    const filters = await hitsOf(shop, 'de', 'Filter Boreas 160')
    expect(filters.hits.length).toBeGreaterThan(0)
    for (const { categoryId } of filters.hits) expect(categoryId).toBe('F1')
  })
})

describe('§4.7: a maker that is not stocked is said by name', () => {
  it.for([
    ['de', 'Maico ER 60', 'Maico ER', 'A1'],
    ['de', 'Blauberg Rohrventilator 125', 'Blauberg', 'A2'],
    ['de', 'Rohrventilator von Systemair', 'Systemair', 'A2'],
    ['cs', 'Zehnder rekuperace', 'Zehnder', 'B'],
    ['sk', 'Dalap 125', 'Dalap', 'A1'],
    ['en', 'Vent-Axia 100', 'Vent-Axia', 'A1'],
  ] as const)('%s: %s', async ([locale, query, name, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.notStocked).toBe(name)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId } of hits) expect(categoryId.startsWith(category)).toBe(true)
  })
})

describe('§4.7: what a fan has to do, told in a sentence', () => {
  it.for([
    ['de', 'Lüfter der von alleine angeht wenn jemand duscht', 'th p'],
    ['cs', 'větrák co se spustí sám když se sprchuju', 'th p'],
    ['en', 'extractor that turns itself on when someone showers', 'th p'],
    ['de', 'Gästeklo Lüfter der nach dem Licht noch weiterläuft', 't th p'],
    ['cs', 'vetracek na wc co bezi jeste pet minut po zhasnuti', 't th p'],
    ['sk', 'vetrácik do wc ktorý ide ešte pár minút po zhasnutí', 't th p'],
    ['en', 'loo fan that carries on after the light goes off', 't th p'],
  ] as const)('%s: %s', async ([locale, query, equipment], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(2)
    for (const { parameters } of hits) {
      const own = parameters.get('equipment')
      expect(own && 'values' in own && equipment.split(' ')).toContain(
        own && 'values' in own && own.values[0],
      )
    }
  })
})

describe('§4.7: a price is a limit', () => {
  it.for([
    ['de', 'Badlüfter unter 50 Euro', 50],
    ['cs', 'koupelnový ventilátor do 1000 Kč', 42],
    ['sk', 'kúpeľňový ventilátor lacnejší ako 50 eur', 50],
    ['en', 'bathroom fan cheaper than €50', 50],
  ] as const)('%s: %s', async ([locale, query, limit], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(5)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId.startsWith('A1')).toBe(true)
      const price = parameters.get('price')
      expect(price && 'number' in price && price.number).toBeLessThanOrEqual(limit)
    }
    expect(understood?.facets.find(({ code }) => code === 'price')).not.toHaveProperty('instead')
  })

  it('that nothing has is left out, and the page says so', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'Badlüfter 100 unter 2 Euro')
    expect(hits.length).toBeGreaterThan(5)
    expect(understood?.facets).toMatchObject([
      { code: 'dn', value: '100 mm' },
      { code: 'price', title: 'Preis', instead: null },
    ])
  })
})

describe('§4.7: parts of a unit, colours by name, and sizes that only one part lacks', () => {
  it.for([
    ['de', 'Frontblende für Badlüfter Silva 125'],
    ['cs', 'motorek do silvy 125'],
    ['sk', 'motor do ventilátora silva 125'],
    ['en', 'replacement motor for silva 125'],
  ] as const)('%s: %s is a spare part of that fan', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe('M2')
      expect(parameters.get('unit_model')).toEqual({ code: 'unit_model', values: ['silva-125'] })
    }
  })

  it.for([
    ['de', 'Verschlussklappe lichtgrau', 'ral-7035'],
    ['de', 'Dachdurchführung ziegelrot', 'ral-8004'],
    ['cs', 'střešní prostup cihlový', 'ral-8004'],
    ['sk', 'strešný prestup červený', 'ral-8004'],
    ['en', 'pure white disc valve', 'ral-9010'],
  ] as const)('%s: %s', async ([locale, query, colour], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits)
      expect(parameters.get('color_ral')).toEqual({ code: 'color_ral', values: [colour] })
  })

  it('keeps what can be had where one or two of the sizes cannot', async ({ expect }) => {
    const { hits, understood } = await hitsOf(shop, 'de', 'Brandschutzklappe 137 EI 180 mit Motor')
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toBe('I1')
      expect(parameters.get('actuator')).not.toEqual({ code: 'actuator', values: ['none'] })
    }
    expect(understood?.facets.filter(({ instead }) => instead !== undefined)).toMatchObject([
      { code: 'dn', instead: '125 mm' },
      { code: 'fire_class', instead: null },
    ])
  })
})

describe('§4.7: a measure tells products of the same name', () => {
  it.for([
    ['de', 'Rohr 400x200', 'C5', 'size_ab', '400x200'],
    ['de', 'Bogen 220x90', 'D7', 'shape', 'bend-h'],
    ['de', 'Flachkanal Bogen 220x90', 'D7', 'shape', 'bend-h'],
    ['de', 'Trafo 12V für Badlüfter', 'H2', 'u', '12'],
    ['cs', 'tlumič 500x250', 'G3', 'size_ab', '500x250'],
    ['cs', 'ke koupelnovemu vetraku trafo 12v', 'H2', 'u', '12'],
    ['sk', 'koleno 110x54', 'D7', 'size_ab', '110x54'],
    ['en', 'tee 220x90', 'D7', 'shape', 'tee'],
    ['en', 'replacement filters AHU 592 x 592 x 360', 'F2', 'filter_dim', '592x592x360'],
    ['de', 'Lüftung Verbinder 110x54', 'D7', 'shape', 'joint'],
  ] as const)('%s: %s is of %s', async ([locale, query, category, code, id], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits.slice(0, 3)) {
      expect(categoryId).toBe(category)
      expect(parameters.get(code)).toMatchObject({ values: expect.arrayContaining([id]) })
    }
  })
})

describe('§4.7: the product and what it is for', () => {
  it.for([
    ['cs', 'servo na klapku 230V s pruzinou', 'H5'],
    ['en', 'actuator for damper', 'H5'],
    ['en', 'humidistat extractor for bathroom', 'A1'],
    ['en', 'wall grille with flap 100', 'E1.3'],
    ['en', 'ducting for a tumble drier', 'C2'],
    ['de', 'Abluft Wäschetrockner Rückstauklappe 100', 'D8'],
    ['cs', 'spojku k trubce 100', 'D4'],
    ['cs', 'klapka v trubce 125', 'D9'],
    ['en', 'rooftop exhaust fan 2500 cfm', 'A3'],
    ['en', 'exhaust fan 3000 m3/h', 'A2'],
    ['de', 'thermostat gesteuert rohrventilator 200', 'A2'],
    ['de', 'Rohrventilator gesteuert über Thermostat', 'A2'],
    ['en', 'thermostat controlled inline fan', 'A2'],
    ['en', 'flap for bathroom fan 100', 'D9'],
    ['sk', 'potrubie hranate 220x90', 'C4'],
    ['cs', 'roura 100x3m', 'C1'],
  ] as const)('%s: %s asks for %s', async ([locale, query, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(new RegExp(`^${category}`))
    expect(understood?.notStocked ?? null).toBeNull()
  })

  it.for([
    ['de', 'Motorklappe 160'],
    ['cs', 'klapka servopohon 200'],
    ['sk', 'klapka so servopohonom 160'],
    ['en', 'motorised damper 200'],
  ] as const)('%s: %s has an actuator', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits)
      expect(parameters.get('actuator')).not.toMatchObject({ values: ['none'] })
  })

  it.for([
    ['de', 'T-Stück gleichschenklig'],
    ['cs', 'rovnoramenný t-kus'],
    ['sk', 'rovnoramenný t-kus'],
    ['en', 'equal tee'],
  ] as const)(
    '%s: %s has two equal diameters, whatever its size',
    async ([locale, query], { expect }) => {
      const { hits, understood } = await hitsOf(shop, locale, query)
      expect(hits.length).toBeGreaterThan(3)
      for (const { parameters } of hits)
        expect(parameters.get('dn2')).toEqual({ ...parameters.get('dn'), code: 'dn2' })
      expect(understood?.facets.map(({ code }) => code)).toEqual(['dn2'])
    },
  )
})
