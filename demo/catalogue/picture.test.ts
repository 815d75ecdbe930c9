import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { content } from '../content/content.ts'
import { generateCatalogue } from './generate.ts'
import { views } from './picture.ts'

const images = new URL('../../backend/assets/image/', import.meta.url)
const { products, categories } = generateCatalogue({ products: 1500 })

function isThere(path: string, width: number): boolean {
  return existsSync(new URL(`${width}/${path}.webp`, images))
}

function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:product|banner)\/[\w-]+$/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(pathsOf) : []
}

describe('pictures', () => {
  it('exist for all products, variants and categories in every width', () => {
    const paths = new Set([
      ...products.flatMap((product) => [...product.images, ...(product.hoverImage ? [product.hoverImage] : [])]),
      ...products.flatMap(({ variants }) => variants.map(({ image }) => image)),
      ...categories.map(({ image }) => image),
    ])
    expect(paths.size).toBeGreaterThan(100)
    expect([...paths].filter((path) => ![96, 320, 640, 1200].every((width) => isThere(path, width)))).toEqual([])
  })

  it('exist for everything that pages show', () => {
    const paths = new Set(locales.flatMap((locale) => pathsOf([content.homepage[locale], content.menus[locale], content.pages])))
    expect([...paths].filter((path) => !isThere(path, path.startsWith('banner/') ? 1600 : 320))).toEqual([])
  })

  it('are all known to the generator', () => {
    const files = readdirSync(new URL('320/product/', images)).map((name) => name.replace('.webp', ''))
    const found = files.flatMap((name) => {
      const [, model = '', view = ''] = /^(.+)-(anthracite|steel|white|2)$/.exec(name) ?? []
      return files.includes(model) ? [`${model}: ${view}`] : []
    })
    const known = Object.entries(views).flatMap(([model, list]) => list.split(' ').map((view) => `${model}: ${view}`))
    expect(known.toSorted()).toEqual(found.toSorted())
  })

  it('differ by colour', () => {
    const push = products.find(({ id }) => id === 'p-hrv-push-pull-duetto')
    expect(new Set(push?.variants.map(({ image }) => image))).toEqual(
      new Set(['product/hrv-decentral', 'product/hrv-decentral-anthracite', 'product/hrv-decentral-steel']))
  })
})
