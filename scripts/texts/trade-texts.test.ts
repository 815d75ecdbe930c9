import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { flatten } from './flatten.ts'

/* What only a ventilation shop shows, by the beginnings of its keys. */
const ofVentilation = {
  'client/i18n': [
    'adviser.',
    'calculator.',
    'catalog.duty.',
    'compare.curves',
    'details.connection.',
    'details.savings.',
    'fan.',
    'incompatibility.reason.',
    'planner.',
    'understood.problem.',
  ],
  backend: [
    'catalog.facets.reaches',
    'documents.',
    'pictures.',
    'search.operatingPoint',
    'search.stopWords',
  ],
}
const words = /lüft|ventilat|rohr\b|kanal\b|nennweite|\bluft|větr|potrub|vetran|\bducts?\b/i

describe('§5 a shop of another trade: texts of the interface', () => {
  it.for(Object.entries(ofVentilation))(
    'of %s name fans and ducts in features of ventilation alone',
    ([folder, beginnings], { expect }) => {
      const named = ['de', 'cs', 'sk', 'en'].flatMap((locale) => {
        const file = `${folder}/locales/${locale}.json`
        return Object.entries(flatten(JSON.parse(readFileSync(file, 'utf8'))))
          .filter(
            ([key, text]) => words.test(text) && !beginnings.some((one) => key.startsWith(one)),
          )
          .map(([key, text]) => `${locale} ${key}: ${text}`)
      })
      expect(named).toEqual([])
    },
  )
})
