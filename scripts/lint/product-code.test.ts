import { expect, it } from 'vitest'
import backendCs from '../../backend/locales/cs.json' with { type: 'json' }
import backendSk from '../../backend/locales/sk.json' with { type: 'json' }
import cs from '../../client/i18n/locales/cs.json' with { type: 'json' }
import sk from '../../client/i18n/locales/sk.json' with { type: 'json' }

/** Catalogue, order and item number, and the bare word, which also means a voucher's. */
const otherTerms =
  /kat\. č|katal[oó]gov\S* č|objedn[aá](?:cí|vacie|cie) č|čísl\S* (?:zboží|tovaru)|^Kód$/i

it('§2 Texts: a product’s code has one term in Czech and in Slovak', () => {
  const texts = [cs, sk, backendCs, backendSk].flatMap(textsIn)
  expect(texts.filter((text) => otherTerms.test(text))).toEqual([])
  expect(cs.product.articleNumber).toBe(cs.cart.code)
  expect(sk.product.articleNumber).toBe(sk.cart.code)
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
