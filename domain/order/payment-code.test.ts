import { decode } from 'bysquare/pay'
import { describe, it } from 'vitest'
import { paymentCode } from './payment-code.ts'

const request = {
  holder: 'LuftBasis GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  reference: '2026000123',
  amount: 85.9,
  currencyCode: 'EUR',
}

describe('domain 4.7 payment codes of banking apps', () => {
  it('is PAY by square for Slovak customers, with the variable symbol', async ({ expect }) => {
    const code = await paymentCode(request, 'sk')
    expect(code).toMatch(/^[0-9A-V]+$/)
    expect(decode(code ?? '').payments).toMatchObject([
      {
        amount: 85.9,
        currencyCode: 'EUR',
        variableSymbol: '2026000123',
        bankAccounts: [{ iban: request.iban, bic: request.bic }],
        beneficiary: { name: 'LuftBasis GmbH' },
      },
    ])
  })

  it('uses the note for a reference that is no variable symbol', async ({ expect }) => {
    const code = await paymentCode({ ...request, reference: 'RF18 539' }, 'sk')
    expect(decode(code ?? '').payments).toMatchObject([{ paymentNote: 'RF18 539' }])
  })

  it.for([
    ['de', 'EUR', /^BCD\n/],
    ['en', 'EUR', /^BCD\n/],
    ['sk', 'CZK', /^SPD\*/],
    ['cs', 'CZK', /^SPD\*/],
  ] as const)('in %s and %s: %s', async ([locale, currencyCode, start], { expect }) => {
    expect(await paymentCode({ ...request, currencyCode }, locale)).toMatch(start)
  })
})
