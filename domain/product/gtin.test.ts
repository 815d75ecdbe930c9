import { describe, it } from 'vitest'
import { isGtin } from './gtin.ts'

describe('§3 variant.ean: a GTIN', () => {
  it.for(['4006381333931', '96385074', '036000291452', '10012345000017'])(
    '%s has its check digit',
    (code, { expect }) => {
      expect(isGtin(code)).toBe(true)
    },
  )

  it.for(['4006381333932', '4006381339331', '4,03E+12', '403000000', '', '40063813339311'])(
    '%j is none',
    (code, { expect }) => {
      expect(isGtin(code)).toBe(false)
    },
  )
})
