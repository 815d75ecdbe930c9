import { expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ColourLinks } from '../../product/variants/colour-links.tsx'
import { sampleTile, sampleVariant } from '../../testing/sample-product.ts'
import { ProductTile } from './product-tile.tsx'

it('§4 alternative colours: a tile shows their number before their names are fetched', () => {
  const html = renderInShop(<ProductTile product={sampleTile({ alternatives: ['a', 'b'] })} />)
  expect(html).toContain('Auch in 2 weiteren Farben')
  expect(renderInShop(<ProductTile product={sampleTile()} />)).not.toContain('tile__colours')
})

it('§4 alternative colours: each is a link with the product’s name and picture', () => {
  const html = renderInShop(
    <ColourLinks products={[sampleTile({ slug: 'silva-weiss', name: 'Silva, weiß' })]} />,
  )
  expect(html).toMatch(/href="\/produkt\/silva-weiss"[^>]*aria-label="Silva, weiß"/)
  expect(html).toContain('<img')
})

it('shows class and scale of an energy label beside the price (Reg. 2017/1369 Art. 6)', () => {
  const energyLabel = {
    class: 'A',
    best: 'A+',
    worst: 'G',
    regulation: 'EU 1254/2014',
    document: 'document/de/energy-label/silva.pdf',
  }
  const variant = sampleVariant('v1', { energyLabel })
  const html = renderInShop(<ProductTile product={sampleTile({ variant })} />)
  expect(html).toContain('Energieeffizienzklasse A, Skala von A+ bis G')
  expect(html).toContain('href="/cdn/document/de/energy-label/silva.pdf"')
})
