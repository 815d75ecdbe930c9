import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../domain/locales/locales.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { createText } from '../../i18n/text.ts'
import { lineErrorText } from './line-error.ts'

const offline = (locale: string): string =>
  JSON.parse(readFileSync(new URL(`../../i18n/locales/${locale}.json`, import.meta.url), 'utf8'))
    .cartChange.offline

describe('§7 a change of the cart without a response', () => {
  it.each(locales)('leaves open in %s whether it arrived', (locale) => {
    const text = createText(locale, { 'cartChange.offline': offline(locale) })
    const said = lineErrorText(new RequestFailed(0), text)
    expect(said).toMatch(/vielleicht|možná|možno|may not/)
    expect(said).not.toMatch(/unverändert|beze změny|nezmenený|as it was/)
  })
})
