import { describe, it } from 'vitest'
import { randomDocument, worlds } from '../../../domain/invoice/testing/random-document.ts'
import { hasRoundedPrice } from '../../../domain/order/rounding/labelled-net.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Totals } from './totals.tsx'

const [world] = worlds
if (!world) throw new Error('No world')
const document = randomDocument(1, world)
const note = 'Nettopreise je Einheit sind gerundet'

describe('§9 totals with net prices', () => {
  it('say where the printed price times the amount is not the net sum, gross ones never', ({
    expect,
  }) => {
    expect(hasRoundedPrice(document.lines)).toBe(true)
    const of = (view: 'net' | 'gross', lines = document.lines) =>
      renderInShop(<Totals settlement={{ ...document, lines }} tax={document.tax} view={view} />)
    expect(of('net')).toContain(note)
    expect(of('gross')).not.toContain(note)
    expect(of('net', [])).not.toContain(note)
  })
})
