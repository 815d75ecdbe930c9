import { describe, it } from 'vitest'
import { exemptionReason } from './exemption-reason.ts'

const exempt = { category: 'K', exemption: 'VATEX-EU-IC' } as const

describe('§5 the reason of an exemption', () => {
  it('names the law of the country of dispatch in its language, else the directive', ({
    expect,
  }) => {
    const from = (dispatchCountry: string, locale: 'de' | 'cs' | 'sk') =>
      exemptionReason({ locale, tax: { ...exempt, dispatchCountry } })
    expect(from('DEU', 'de')).toContain('§ 6a UStG')
    expect(from('CZE', 'cs')).toContain('§ 64 zákona č. 235/2004 Sb.')
    expect(from('SVK', 'sk')).toContain('§ 43 zákona č. 222/2004 Z. z.')
    expect(from('CZE', 'de')).toContain('Art. 138 RL 2006/112/EG')
    expect(from('DEU', 'cs')).toContain('čl. 138 směrnice 2006/112/ES')
  })

  it('stays as it was on documents from before, and is empty for taxed supplies', ({ expect }) => {
    expect(exemptionReason({ locale: 'de', tax: exempt })).toContain('§ 6a UStG')
    expect(exemptionReason({ locale: 'de', tax: { category: 'S', exemption: null } })).toBe('')
  })
})
