import { describe, it } from 'vitest'
import { Locale } from '../../../domain/locale.ts'
import { seasonalImage } from './seasonal-image.ts'

const cs = { path: 'season/cs', alt: '' }
const de = { path: 'season/de', alt: '' }

describe('§2 seasonal modal: picture of the language', () => {
  it.for([
    ['de', de],
    ['cs', cs],
    ['sk', cs],
    ['en', cs],
  ] as const)('is the German or the Czech one for %s', ([locale, expected], { expect }) => {
    expect(seasonalImage({ cs, de }, locale)).toBe(expected)
  })

  it.for(Locale.options)(
    'falls back to the Czech one for %s without a German one',
    (locale, { expect }) => {
      expect(seasonalImage({ cs }, locale)).toBe(cs)
    },
  )
})
