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

  it('§3 Product: of galvanised pipes longer than a metre are not those of pipes of one metre', () => {
    const pipes = products.filter(({ categoryId }) => categoryId === 'C1')
    const shown = pipes.flatMap(({ parameters, variants }) => variants.flatMap((variant) => {
      const valueOf = (wanted: string) => {
        const value = [...parameters, ...variant.parameters].find(({ code }) => code === wanted)
        return value && 'values' in value ? value.values[0] : undefined
      }
      const { look } = pictureViewOf(variant.image)
      return valueOf('material') === 'galvanised' ? [{ isLong: Number(valueOf('length')) > 1000, look }] : []
    }))
    const [long, short] = [true, false].map((isLong) => new Set(shown.filter((each) => each.isLong === isLong).map(({ look }) => look)))
    expect(long?.size).toBe(3)
    expect([...long ?? []].filter((look) => short?.has(look))).toEqual([])
  })

  it('differ by colour', () => {
    const push = products.find(({ id }) => id === 'p-hrv-push-pull-duetto')
    expect(new Set(push?.variants.map(({ image }) => image))).toEqual(
      new Set(['product/hrv-decentral', 'product/hrv-decentral-anthracite', 'product/hrv-decentral-steel']))
  })

  it('§3 Product: of a sensor show how it is mounted', () => {
    const sensors = products.filter(({ categoryId }) => ['H3.1', 'H3.2'].includes(categoryId))
    const byMounting = Map.groupBy(sensors.flatMap(({ categoryId, parameters, variants }) => variants.map((variant) => {
      const value = [...parameters, ...variant.parameters].find(({ code }) => code === 'mounting')
      return { mounting: `${categoryId} ${value && 'values' in value ? value.values[0] : ''}`, look: pictureViewOf(variant.image).look }
    })), ({ mounting }) => mounting)
    const looks = [...byMounting.values()].map((same) => [...new Set(same.map(({ look }) => look))])
    expect(looks.map((same) => same.length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(new Set(looks.flat()).size).toBe(6)
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
    const most = categories.map(({ id }) => {
      const page = products.filter(({ categoryId }) => isBelow(categoryId, id)).slice(0, 21)
      const tiles = [...Map.groupBy(page, ({ images: [first] }) => first).values()].map((same) => same.length)
      return { id, most: Math.max(0, ...tiles) }
    })
    expect(most.flatMap(({ id, most: own }) => (own > (mostTiles.get(id) ?? 0) ? [`${id}: ${own}`] : []))).toEqual([])
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

/** Tiles of a first page that may show one picture, by category. */
const mostTiles = new Map(Object.entries<string>({
  10: 'B1.2',
  9: 'E2.2',
  8: 'A1.3 A2.2 A3 A3.1 C4 E5 F2 H2',
  7: 'A2.3 A3.2 A4.2 C2.2 C3 D3 D7 G G1 M M1',
  6: 'A1.2 A2 A2.1 A2.4 A4 A4.1 B B1 B1.1 B3 B3.1 C2.3 C5 D2 D8 E E1 E1.1 E1.2 E1.3 E1.4 E3 E3.1 E4 F F1 F3 F5 F6 H H1 H1.1 H1.2 H1.3 H3 H3.2 H3.3 H3.4 H3.5 H5 I I1 J3 K K1 K3 L L1',
  5: 'A1.4 A2.5 A3.3 B1.3 B2.3 B3.2 C2 C2.1 D4 D6 D9 E2 E2.1 G2 H4 L3 L6 L7 M2 M3',
  4: 'A1.5 A4.4 B2 B2.1 C C1 D D1 D5 E3.2 F4 G3 G4 H1.4 H3.1 I2 I3 I4 J J1 K2 L4 L5',
  3: 'A A1 A1.1 A4.3 J2 L2',
  2: 'B2.2',
}).flatMap(([tiles, ids]) => ids.split(' ').map((id) => [id, Number(tiles)])))

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
