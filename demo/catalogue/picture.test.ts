import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureViewOf } from '../../domain/content/picture-view.ts'
import { locales } from '../../domain/locales/locales.ts'
import { content } from '../content/content.ts'
import rendered from '../pictures/rendered.json' with { type: 'json' }
import { catalogueOf } from '../testing/catalogue-of.ts'

const images = new URL('../../backend/assets/image/', import.meta.url)
const { products, categories } = catalogueOf(1500)

function isThere(path: string, width: number): boolean {
  return existsSync(new URL(`${width}/${path}.webp`, images))
}

function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:product|banner)\/[\w-]+$/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(pathsOf) : []
}

/** Gallery pictures of a variant, without the drawing. */
function galleryOf(all: string[], image: string): Set<string> {
  const { look } = pictureViewOf(image)
  return new Set([image, ...all.filter((path) => pictureViewOf(path).look === look)])
}

describe('pictures', () => {
  it('exist for all products, variants and categories in every width', () => {
    const paths = new Set([
      ...products.flatMap((product) => [...product.images, ...(product.hoverImage ? [product.hoverImage] : [])]),
      ...products.flatMap(({ variants }) => variants.map(({ image }) => image)),
      ...categories.map(({ image }) => image),
    ])
    expect(paths.size).toBeGreaterThan(250)
    expect([...paths].filter((path) => ![96, 320, 640].every((width) => isThere(path, width)))).toEqual([])
    const main = [...paths].filter((path) => pictureViewOf(path).view === null)
    expect(main.filter((path) => !isThere(path, 1200))).toEqual([])
  })

  it('exist for everything that pages show', () => {
    const paths = new Set(locales.flatMap((locale) => pathsOf([content.homepage[locale], content.menus[locale], content.pages])))
    expect([...paths].filter((path) => !isThere(path, path.startsWith('banner/') ? 1600 : 320))).toEqual([])
  })

  it('are all in the list of what was rendered', () => {
    const files = readdirSync(new URL('320/product/', images)).filter((name) => name.endsWith('.webp'))
    expect(files.map((name) => name.slice(0, -'.webp'.length)).filter((name) => !(name in rendered))).toEqual([])
  })

  it('§3 Product: are at least three of each variant, beside its drawing', () => {
    const few = products.flatMap((product) =>
      product.variants.filter(({ image }) => galleryOf(product.images, image).size < 3).map(({ image }) => image))
    expect([...new Set(few)].toSorted()).toEqual([])
  })

  it('differ by colour', () => {
    const push = products.find(({ id }) => id === 'p-hrv-push-pull-duetto')
    expect(new Set(push?.variants.map(({ image }) => image))).toEqual(
      new Set(['product/hrv-decentral', 'product/hrv-decentral-anthracite', 'product/hrv-decentral-steel']))
  })

  it('of a colour are in that colour: black is not shown as anthracite, brown and silver not as white', () => {
    const endings: Record<string, RegExp> = {
      'ral-9005': /-black\b/, 'ral-8017': /-brown\b/, 'ral-7016': /-anthracite\b|roof-terminal/, 'ral-9006': /-silver\b/, 'ral-7035': /-grey\b/,
    }
    const wrong = products.flatMap(({ parameters, variants }) => variants.flatMap((variant) =>
      [...parameters, ...variant.parameters].flatMap((value) => {
        const colour = value.code === 'color_ral' && 'values' in value ? value.values[0] : undefined
        const ending = colour === undefined ? undefined : endings[colour]
        return !ending || ending.test(variant.image) || oneColour.some((model) => variant.image.includes(model)) ? [] : [`${colour}: ${variant.image}`]
      })))
    expect([...new Set(wrong)]).toEqual([])
  })
})

describe('first pages of listings', () => {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const isBelow = (id: string, top: string): boolean => {
    const parent = parents.get(id)
    return id === top || (typeof parent === 'string' && isBelow(parent, top))
  }

  it('share no picture between goods of different look', () => {
    const pages = categories.map(({ id }) => ({ id, page: products.filter(({ categoryId }) => isBelow(categoryId, id)).slice(0, 21) }))
    const sharing = pages.filter(({ page }) => {
      const looks = Map.groupBy(page, ({ images: [first] }) => first)
      return [...looks.values()].some((same) => new Set(same.map(lookOf)).size > 1)
    })
    expect(pages.length).toBeGreaterThan(100)
    expect(sharing.map(({ id }) => id)).toEqual([])
  })

  it('repeat a picture on few of their tiles', () => {
    const tooOften = categories.flatMap(({ id }) => {
      const page = products.filter(({ categoryId }) => isBelow(categoryId, id)).slice(0, 21)
      const tiles = [...Map.groupBy(page, ({ images: [first] }) => first).values()].map((same) => same.length)
      const most = Math.max(0, ...tiles)
      return most > (mostTiles[id] ?? 13) ? [`${id}: ${most} of ${page.length}`] : []
    })
    expect(tooOften).toEqual([])
  })

  it('show one design of a series in all of its variants and colours', () => {
    const designs = ['hood', 'bath-fan-silent', 'bath-fan-12v']
    const mixed = products.filter(({ images, variants }) => {
      const own = variants.map(({ image }) => /(?:hood|silent|12v)-(box|slanted|flat|round|cushion|slotted|square|closed)/.exec(image)?.[1] ?? '')
      return designs.some((model) => images[0]?.startsWith(`product/${model}`)) && new Set(own).size > 1
    })
    expect(mixed.map(({ id }) => id)).toEqual([])
  })
})

/** Tiles of a first page that show one picture, by category; 13 elsewhere. Valves have one design. */
const mostTiles: Record<string, number> = {
  J: 4, J1: 4, J2: 3, 'A1.2': 6, 'A1.4': 5, H: 6, H1: 6, 'H1.1': 6, E2: 21, 'E2.1': 18, 'E2.2': 18,
}

/** Visible properties: colour or surface, and thickness of straight parts. */
function lookOf({ parameters, variants, images: [first = ''] }: (typeof products)[number]): string {
  const values = new Map([...parameters, ...(variants[0]?.parameters ?? [])].map((value) => [value.code, value]))
  const idOf = (code: string) => {
    const value = values.get(code)
    return value && 'values' in value ? value.values[0] : undefined
  }
  const material = idOf('material') ?? ''
  const surface = idOf('color_ral') ?? material
  const { look } = pictureViewOf(first)
  const isStraight = /\/(?:spiral-duct|plastic-duct|silencer|flex-silencer)/.test(look)
  return [surfaces[surface] ?? surface, idOf('angle'), isStraight ? thicknessOf(Number(idOf('dn'))) : ''].join()
}

const thicknessOf = (dn: number) => (dn <= 125 ? 'thin' : dn <= 250 ? 'medium' : 'thick')
const surfaces: Record<string, string> = {
  galvanised: 'bare', aluminium: 'bare', abs: 'plastic', pp: 'plastic', pvc: 'plastic', pe: 'plastic', epp: 'plastic',
  pur: 'plastic', polyester: 'fleece', glassfibre: 'fleece', 'ral-9003': 'ral-9016', stainless: 'steel',
}

/** Products whose colour is no paint: displays and sealants. */
const oneColour = ['control-panel', 'sealant']
