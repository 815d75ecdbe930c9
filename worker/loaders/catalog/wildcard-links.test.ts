import { describe, it } from 'vitest'
import { exampleCategory } from '../../../domain/contract/testing/examples/entities/category.ts'
import { exampleConfiguration } from '../../../domain/contract/testing/examples/entities/page.ts'
import {
  exampleProduct,
  exampleTile,
} from '../../../domain/contract/testing/examples/entities/product.ts'
import type { MenuItem } from '../../../domain/site.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'
import { wildcardPaths, wildcardProduct } from './wildcard-links.ts'

const item = (target: string, children: MenuItem[] = []): MenuItem => ({
  id: target,
  title: target,
  link: { type: 'category', target },
  image: null,
  children,
})
const below = {
  ...exampleCategory,
  id: 'A1.1',
  breadcrumbs: [
    { id: 'A', title: 'Ventilatoren', slug: 'ventilatoren' },
    { id: 'A1', title: 'Bad', slug: 'ventilatoren/bad' },
  ],
  pageMeta: { ...exampleCategory.pageMeta, slug: 'ventilatoren/bad/axial' },
}
const product = { ...exampleProduct, slug: 'silva', breadcrumbs: below.breadcrumbs }
const tile = { ...exampleTile, id: 'p1', slug: 'silva', categoryId: 'A1.1' }

function shop(wildcardProductLinks: boolean): PublicReads {
  const reads: Partial<PublicReads> = {
    configuration: async () => ({ ...exampleConfiguration, features: { wildcardProductLinks } }),
    menu: async () => ({
      code: 'main',
      title: '',
      items: [item('ventilatoren', [item('ventilatoren/bad')])],
    }),
    categoriesById: async () => [below],
    categories: async ([slug]) =>
      slug === 'ventilatoren/bad'
        ? [{ ...below, pageMeta: { ...below.pageMeta, slug } }]
        : slug === 'rohre'
          ? [{ ...below, pageMeta: { ...below.pageMeta, slug } }]
          : [],
    productDetail: async (slug) => (slug === 'silva' ? product : null),
  }
  // Only the reads that these links use.
  return reads as PublicReads
}

describe('§2 wildcard product links', () => {
  it('are the path of the nearest category of the main menu, and the slug', async ({ expect }) => {
    const paths = await wildcardPaths(shop(true), [tile], routesOf('de'))
    expect([...paths]).toEqual([['p1', '/ventilatoren/bad/silva']])
    expect((await wildcardPaths(shop(false), [tile], routesOf('de'))).size).toBe(0)
  })

  it('open the product, below its own categories only', async ({ expect }) => {
    const found = (slug: string, isOn = true) => wildcardProduct(shop(isOn), slug)
    expect(await found('ventilatoren/bad/silva')).toBe('silva')
    expect(await found('rohre/silva')).toBeNull()
    expect(await found('ventilatoren/bad/nothing')).toBeNull()
    expect(await found('nowhere/silva')).toBeNull()
    expect(await found('silva')).toBeNull()
    expect(await found('ventilatoren/')).toBeNull()
    expect(await found('ventilatoren/bad/silva', false)).toBeNull()
  })
})
