import { describe, expect, it } from 'vitest'
import type { Incompatibility } from '../../../domain/cart/incompatibility.ts'
import { exampleCart } from '../../../domain/contract/testing/examples/entities/cart.ts'
import { accessoriesFor } from '../../../domain/cart/cart-lines.ts'
import { incompatibilityReasons } from '../../../domain/ventilation/fit/fit-result.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Incompatibilities } from './incompatibilities.tsx'

const incompatibility = (
  reason: Incompatibility['reason'],
  instead: Incompatibility['instead'],
): Incompatibility => ({
  partName: 'Quinto',
  otherName: 'Diago 125 EC',
  reason,
  instead,
})
const render = (...initial: Incompatibility[]) =>
  renderInShop(<Incompatibilities lines={accessoriesFor(exampleCart)} initial={initial} />)

describe('§3 fit: incompatible cart lines', () => {
  it('are named with the reason and a link to compatible products', () => {
    const instead = { slug: 'regelung/drehzahlregler', query: 'f_ctrl_signal=0-10v' }
    const html = render(incompatibility('electronic-motor', instead))
    expect(html).toContain('Quinto und Diago 125 EC passen nicht zusammen')
    expect(html).toContain('EC- oder DC-Motor nicht antreiben')
    expect(html).toContain('href="/regelung/drehzahlregler?f_ctrl_signal=0-10v"')
  })

  it('have a text for every reason, and no link without alternatives', () => {
    const sentences = incompatibilityReasons.map((reason) => {
      const html = render(incompatibility(reason, null))
      expect(html).not.toMatch(/<a |incompatibility/)
      return /notice__text">([^<]{15,})</.exec(html)?.[1]
    })
    expect(new Set(sentences).size).toBe(incompatibilityReasons.length)
  })

  it('are none if everything is compatible', () => {
    expect(render()).toBe('')
  })
})
