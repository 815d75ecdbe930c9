import { describe, it } from 'vitest'
import { isDrawing, slideSource } from './slide-source.ts'
import { slidesOf } from './slides.ts'

const picture = (path: string) => ({ path, alt: path })
const drawing = { path: 'document/de/drawing/silva/v-silva-100.svg', alt: '100 mm', cad: 'v.dxf' }
const product = { mainImage: picture('a'), images: [picture('a'), picture('a-2')] }

describe('§3 Product: the gallery', () => {
  it('has the views of the selected colour only', ({ expect }) => {
    const images = ['a', 'a-2', 'a-black', 'a-black-2', 'a-black-in-bath'].map(picture)
    const paths = slidesOf({ ...product, images }, { mainImage: picture('a-black') }).map(
      ({ path }) => path,
    )
    expect(paths).toEqual(['a-black', 'a-black-2', 'a-black-in-bath'])
  })

  it('starts with the picture of the variant, has no duplicates and ends with its drawing', ({
    expect,
  }) => {
    const paths = slidesOf(product, { mainImage: picture('b'), drawing }).map(({ path }) => path)
    expect(paths).toEqual(['b', 'a', 'a-2', drawing.path])
  })

  it('falls back to the product’s picture, without a drawing if there is none', ({ expect }) => {
    expect(slidesOf(product, { mainImage: null }).map(({ path }) => path)).toEqual(['a', 'a-2'])
    expect(slidesOf({ mainImage: null, images: [] }, { mainImage: null })).toEqual([])
  })

  it('requests the drawing itself and pictures in the largest width', ({ expect }) => {
    expect(isDrawing(drawing.path)).toBe(true)
    expect(slideSource('/cdn', drawing.path)).toBe(`/cdn/${drawing.path}`)
    expect(slideSource('/cdn', 'product/a')).toBe('/cdn/image/w1600/product/a.webp')
  })
})
