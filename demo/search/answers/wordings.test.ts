import { beforeAll, describe, it } from 'vitest'
import { hitsOf } from '../../testing/hits-of.ts'
import { searchedShop, type SearchedShop } from '../searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§13.1: a name that is typed half', () => {
  it.for([
    ['en', 'fire damp', 'I1'],
    ['en', 'cooker ho', 'J1'],
    ['de', 't-s', 'D2'],
    ['cs', 't-k', 'D2'],
    ['cs', 'zpětná kla', 'D8'],
    ['sk', 'spatna kla', 'D8'],
  ] as const)('%s: %s is completed', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toBe(category)
  })

  it.for([
    ['en', 'wall damp', 'damp'],
    ['en', 'damp', 'damp'],
  ] as const)('%s: %s is a problem', async ([locale, query, problem], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe(problem)
  })
})

describe('§13.1: short for with and without', () => {
  it.for([
    ['fan w/ overrun timer 100mm', ['t', 'th']],
    ['fan w timer 100', ['t', 'th']],
    ['silent fan 125 w/ pir', ['p']],
    ['fan w/o timer 100', ['standard']],
  ] as const)('%s', async ([query, equipment], { expect }) => {
    const { hits, understood } = await hitsOf(shop, 'en', query)
    expect(hits[0]?.categoryId).toMatch(/^A1/)
    expect(understood?.facets.map(({ choices }) => choices?.[0]?.values)).toContainEqual(equipment)
  })
})

describe('§13.1: what replaces a product counts, not what is replaced', () => {
  it.for([
    ['en', 'replace my 4 inch pull cord fan with a humidistat one'],
    ['cs', 'vyměnit ventilátor 100 s táhlem za čidlo vlhkosti'],
    ['de', 'tausche Lüfter mit Zugschnur 100 gegen einen mit Feuchtesensor'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(
      understood?.facets.find(({ code }) => code === 'equipment')?.choices?.[0]?.values,
    ).toEqual(['h', 'th'])
    expect(understood?.facets.find(({ code }) => code === 'dn')?.choices?.[0]?.values).toEqual([
      '100',
    ])
  })
})

describe('§13.1: filters against pollen are fine ones', () => {
  it.for([
    ['de', 'Pollenfilter Lüftungsanlage'],
    ['cs', 'filtr proti pylu'],
    ['sk', 'peľový filter'],
    ['en', 'pollen filter'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { categoryId, parameters } of hits) {
      expect(categoryId).toMatch(/^F/)
      const iso = parameters.get('filter_iso')
      expect(iso && 'values' in iso && iso.values[0]).toMatch(/^epm1-/)
    }
  })
})

describe('§13.1: sizes without blanks between them', () => {
  it.for([
    ['de', 'bogen45dn200', { angle: '45', dn: '200' }],
    ['cs', 'redukce160na125', { dn: '160', dn2: '125' }],
    ['en', 'reducer160to125', { dn: '160', dn2: '125' }],
  ] as const)('%s: %s', async ([locale, query, sizes], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits)
      for (const [code, id] of Object.entries(sizes))
        expect(parameters.get(code)).toEqual({ code, values: [id] })
  })
})

describe('§13.1: what is to be done with a duct names the product for it', () => {
  it.for([
    ['de', 'Abluftrohr vom Bad dämmen', /^L5/],
    ['de', 'Abluftrohr 125 aufhängen', /^L1/],
    ['de', 'Lüftungsrohr abdichten', /^L3/],
    ['de', 'Lüftungsrohr 125 verlängern', /^D4/],
    ['cs', 'prodloužit rouru spiro 125', /^D4/],
    ['cs', 'potrubí 125 izolovat', /^L5/],
    ['sk', 'potrubie 125 zavesiť', /^L1/],
    ['en', 'stop moisture dripping from loft duct', /^L5/],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(category)
  })
})

describe('§13.1: a fan for two rooms sits in the duct', () => {
  it.for([
    ['de', 'ein Lüfter für zwei Bäder'],
    ['cs', 'ventilátor na půdu odtah ze dvou koupelen'],
    ['sk', 'ventilator na povalu odtah z dvoch kupelni'],
    ['en', 'one fan for both bathrooms'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(/^A2/)
  })
})

describe('§13.1: what a room lacks is what is wanted', () => {
  it.for([
    ['de', 'meine Duschkabine hat keinen Abzug, was einbauen', /^A1/],
    ['de', 'Schlafzimmer lüften ohne Fenster auf', /^B2/],
    ['cs', 'větrat ložnici', /^B2/],
    ['sk', 'vetrať spálňu', /^B2/],
    ['en', 'ventilate bedroom', /^B2/],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(category)
  })

  it.for([
    ['de', 'kein Nachlauf', 'H2'],
    ['cs', 'bez čidla', 'H3.1'],
  ] as const)('%s: %s alone does not ask for it', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.map(({ categoryId }) => categoryId)).not.toContain(category)
  })
})

describe('§13.1: a property that others have names these', () => {
  it.for([
    ['de', 'Regler für Lüfter mit WLAN', /^H4/],
    ['sk', 'ovladac k ventilatoru na wifi', /^H4/],
    ['de', 'Wasser Lufterhitzer', /^K2/],
    ['cs', 'vodní ohřívač vzduchu', /^K2/],
    ['sk', 'vodný ohrievač vzduchu', /^K2/],
  ] as const)('%s: %s', async ([locale, query, category], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits[0]?.categoryId).toMatch(category)
  })
})

describe('§13.1: neighbours who smoke are a smell', () => {
  it.for([
    ['de', 'Nachbarn rauchen, kommt durch die Lüftung'],
    ['cs', 'sousedi kouří a jde to k nám šachtou'],
    ['sk', 'susedia fajcia a tahame to cez vetraciu sachtu'],
    ['en', 'neighbours smoking comes through the vent'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe('smell')
    expect(hits[0]?.categoryId).toBe('D8')
  })
})

describe('§13.1: pieces behind a size are no size', () => {
  it.for([
    ['sk', 'spiro koleno 90 st. 160 ks 4', '160'],
    ['sk', 'koleno 4 ks 125', '125'],
  ] as const)('%s: %s', async ([locale, query, dn], { expect }) => {
    const { hits } = await hitsOf(shop, locale, query)
    expect(hits.length).toBeGreaterThan(0)
    for (const { parameters } of hits)
      expect(parameters.get('dn')).toEqual({ code: 'dn', values: [dn] })
  })
})

describe('§13.1: who reports a fault is no part of it', () => {
  it.for([
    ['de', 'Mieter meldet Lüfter im Bad macht nix mehr', 'broken', /^A1/],
    ['cs', 'nájemník hlásí že ventilátor nejde vypnout', 'running', /^H2/],
    ['en', 'tenant reports extractor fan trips the rcd', 'broken', /^A1/],
  ] as const)('%s: %s', async ([locale, query, problem, category], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe(problem)
    expect(hits[0]?.categoryId).toMatch(category)
  })

  it.for([
    ['cs', 'mřížka na zeď s klapkou 125', 'na'],
    ['sk', 'rekuperačka na stenu biela do izby', 'na'],
  ] as const)('%s: %s: small words are not named', async ([locale, query, word], { expect }) => {
    const { understood } = await hitsOf(shop, locale, query)
    expect(understood?.unknownWords ?? []).not.toContain(word)
  })
})
