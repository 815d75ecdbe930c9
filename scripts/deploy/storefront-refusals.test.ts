import { describe, it } from 'vitest'
import { readSettings } from './settings.ts'
import { refuseStorefront } from './storefront-refusals.ts'

const storefront = readSettings('wrangler.toml')
const backend = readSettings('backend/wrangler.toml')

function refusalsOf(code: string, country: string): string {
  const domain = { host: 'www.luft.shop', code, locale: 'cs', country, currency: 'CZK' }
  const vars = { ...storefront.vars, DOMAINS: JSON.stringify([domain]) }
  const settings = { storefront: { ...storefront, vars }, backend }
  return refuseStorefront({ ...settings, secrets: { storefront: [], backend: [] } }, true).join(
    '\n',
  )
}

describe('§2 the code of a domain', () => {
  it.for<[string, string]>([
    ['cz', 'CZE'],
    ['cs', 'CZE'],
    ['cz-en', 'CZE'],
    ['sk', 'SVK'],
    ['de', 'DEU'],
    ['en', 'DEU'],
    ['at', 'AUT'],
  ])('%s has the carriers and payments of %s', ([code, country], { expect }) => {
    expect(refusalsOf(code, country)).not.toMatch(/carriers/)
  })

  it('is refused where it has those of another market', ({ expect }) => {
    expect(refusalsOf('eshop', 'CZE')).toMatch(/www\.luft\.shop .* name it "cz" or "cs"/)
    expect(refusalsOf('cz', 'SVK')).toMatch(/name it "sk"/)
  })
})
