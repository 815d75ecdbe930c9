import { describe, expect, it } from 'vitest'
import german from 'virtual:texts/de'
import { createText } from '../i18n/text.ts'
import { failureText } from './failure-text.ts'
import { CookiesBlocked, RequestFailed } from './request-failed.ts'

const text = createText('de', german)

describe('§8 a failed request', () => {
  it.each([
    [
      'all messages of the shop',
      new RequestFailed(409, [error('Eins.'), error('Zwei.')]),
      'Eins. Zwei.',
    ],
    ['that a firewall asks to wait', new RequestFailed(429), 'Bitte warten Sie eine Minute'],
    ['that cookies are blocked', new CookiesBlocked(), 'keine Cookies'],
  ])('says %s', (_, failure, said) => {
    expect(failureText(failure, text)).toContain(said)
  })

  it('claims nothing about a page of a gateway or a captive portal', () => {
    for (const status of [0, 403, 502])
      expect(failureText(new RequestFailed(status), text)).toBe(null)
  })

  it.each([
    [0, true],
    [502, true],
    [403, false],
    [429, false],
  ])('without a message and with status %i leaves open whether it was done: %s', (status, open) => {
    expect(new RequestFailed(status).isUnanswered).toBe(open)
    expect(new RequestFailed(status, [error('Nein')]).isUnanswered).toBe(false)
  })
})

function error(title: string) {
  return { status: 409, title }
}
