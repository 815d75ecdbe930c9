import { expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { DimensionDrawing } from './dimension-drawing.tsx'

const drawingOf = (id: string) => ({
  path: `document/de/drawing/rohr/${id}.svg`,
  alt: `Maßzeichnung: Nennweite ${id} mm`,
  cad: `document/de/drawing/rohr/${id}.dxf`,
})

it('shows the drawing of the variant, with its sizes as alt text', () => {
  for (const id of ['100', '125']) {
    const html = renderInShop(<DimensionDrawing drawing={drawingOf(id)} />)
    expect(html).toMatch(new RegExp(`src="[^"]*/document/de/drawing/rohr/${id}.svg"`))
    expect(html).toContain(`alt="Maßzeichnung: Nennweite ${id} mm"`)
    expect(html).toMatch(new RegExp(`href="[^"]*/rohr/${id}.dxf" download`))
  }
})

it('offers no CAD file if there is none', () => {
  const { path, alt } = drawingOf('100')
  expect(renderInShop(<DimensionDrawing drawing={{ path, alt }} />)).not.toContain('download')
})
