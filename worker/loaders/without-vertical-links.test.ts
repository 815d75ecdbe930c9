import { describe, it } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { withoutVerticalLinks } from './without-vertical-links.ts'

const { adviser, calculator, calculators, planner, contact } = routesOf('de')
const link = (target: string) => ({ type: 'custom_link', target })
const item = (target: string, ...children: object[]) => ({
  title: 'X',
  link: link(target),
  children,
})

describe('§5 content of a shop that is not in ventilation', () => {
  it('loses menu items, boxes, banners and links that lead to screens it has not', ({ expect }) => {
    const text = (href: string) => ({
      type: 'text',
      text: 'X',
      marks: [{ type: 'link', attrs: { href } }],
    })
    const content = {
      menus: [{ items: [item(calculators()), item(contact(), item(`${planner()}?rooms=2`))] }],
      boxes: [
        { title: 'Berater', button: { text: 'Los', link: link(adviser()) } },
        { title: 'Kontakt', button: { text: 'Los', link: link(contact()) } },
        { title: 'Ohne', button: null },
      ],
      banners: [{ url: calculator('luftmenge') }, { url: 'https://www.shop.example/rechner' }],
      text: [text(adviser()), text(contact())],
      list: { banner: { title: 'Rechnen', url: calculators() } },
    }
    expect(withoutVerticalLinks(content, 'de', '')).toEqual({
      menus: [{ items: [item(contact())] }],
      boxes: content.boxes.slice(1),
      banners: content.banners.slice(1),
      text: [{ type: 'text', text: 'X', marks: [] }, text(contact())],
      list: { banner: null },
    })
  })

  it('is the same object where nothing is left out, and always in its own trade', ({ expect }) => {
    const plain = { menus: [{ items: [item(contact())] }] }
    expect(withoutVerticalLinks(plain, 'de', '')).toBe(plain)
    const own = { menus: [{ items: [item(calculators())] }] }
    expect(withoutVerticalLinks(own, 'de', 'ventilation')).toBe(own)
  })
})
