import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { noticeFolder, refusePlaceholders } from './artwork-refusals.ts'

describe('law 11: the EU artwork on guarantees', () => {
  it.for(locales)(
    '%s: a shop that sells with the placeholder is not deployed',
    (locale, { expect }) => {
      const read = (name: string) => readFileSync(`${noticeFolder}/${name}.svg`, 'utf8')
      expect(refusePlaceholders([locale], read)).toEqual([
        expect.stringContaining(`${noticeFolder}/${locale}.svg is a placeholder`),
        expect.stringContaining(`${noticeFolder}/garan.svg is a placeholder`),
      ])
      expect(refusePlaceholders([locale], () => '<svg/>')).toEqual([])
    },
  )
})
