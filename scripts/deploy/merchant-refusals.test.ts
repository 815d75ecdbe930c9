import { readFileSync } from 'node:fs'
import { noMerchant } from '../../domain/merchant/merchant.ts'
import { missingFields } from '../../domain/merchant/missing-fields.ts'
import { describe, it } from 'vitest'
import { merchant } from '../../demo/content/merchant.ts'
import { refuseMerchant } from './merchant-refusals.ts'

const domains = JSON.stringify([
  { host: 'www.shop.example', code: 'de', locale: 'de', country: 'DEU', currency: 'EUR' },
])

describe('H1: check-deploy validates the merchant', () => {
  it('accepts one that is complete for the languages and currencies of the shop', ({ expect }) => {
    const { EUR } = merchant.bankAccounts
    const value = JSON.stringify({ ...merchant, bankAccounts: { EUR } })
    expect(refuseMerchant(value, domains)).toEqual([])
  })

  it('names a host whose currency no delivery and no payment has a price in', ({ expect }) => {
    const { CZK } = merchant.bankAccounts
    const value = JSON.stringify({
      ...merchant,
      bankAccounts: { ...merchant.bankAccounts, CHF: CZK },
    })
    const swiss = {
      host: 'ch.shop.example',
      code: 'ch',
      locale: 'de',
      country: 'CHE',
      currency: 'CHF',
    }
    const both = JSON.stringify([...JSON.parse(domains), swiss])
    const refusals = refuseMerchant(value, both).join(' ')
    expect(refusals).toMatch(/lacks shipping\.offers\.DE\.price\.CHF:.*payments\.DE\.price\.CHF:/)
  })

  it('reports missing fields, junk, and an unknown merchant', ({ expect }) => {
    const refusals = refuseMerchant(null, domains).join('\n')
    expect(refusals).toMatch(/lacks company: PUT \/operator\/merchant/)
    expect(refusals).toMatch(/lacks bankAccounts\.EUR/)
    expect(refusals).not.toMatch(/CZK|\.cs/)
    expect(refuseMerchant('{"company":3}', domains).join()).toMatch(/does not fit/)
    expect(refuseMerchant(undefined, domains).join()).toMatch(/could not tell/)
  })
})

describe('§7 README: merchant fields required to open', () => {
  const readme = readFileSync('README.md', 'utf8')
  const sold = { locales: ['de'], currencies: ['PLN'], markets: ['DE'] } as const
  const general = (path: string) =>
    path
      .replace(/\.PLN$/, '.<currency>')
      .replace(/\.DE$/, '.<market>')
      .replace(/^pages\..*/, 'pages.<page>.<locale>')

  it.for(missingFields(noMerchant, sold))('names %s', (path, { expect }) => {
    expect(readme).toContain(`\`${general(path)}\``)
  })
})
