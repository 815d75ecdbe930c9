import { describe, it } from 'vitest'
import { refuseSilence } from './backend-refusals.ts'

describe('§5 a deployed shop that sends no mail', () => {
  it('is refused until it has a sender', ({ expect }) => {
    expect(refuseSilence({ vars: { MAIL_FROM: '' } }).join()).toMatch(/MAIL_FROM is empty: conf/)
    expect(refuseSilence({ vars: { MAIL_FROM: 'shop@luft.shop' } })).toEqual([])
  })
})
