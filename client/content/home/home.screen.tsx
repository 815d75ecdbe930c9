import { Brands } from '../reference/brands.tsx'
import { FeaturedRow } from '../../catalog/featured-row.tsx'
import { Hero } from './hero.tsx'
import { HomeBlocks } from './home-blocks.tsx'
import { InfoBoxes } from './info-boxes.tsx'
import { PopularTasks } from './popular-tasks.tsx'
import { Promos } from './promos.tsx'
import { Recommended } from '../../product/strips/recommended.tsx'
import { UspBlock } from '../blocks/usp-block.tsx'
import { isKnownEmpty } from '../../hydration/static-markup.tsx'
import { useShop } from '../../shop.tsx'
import type { HomeProps } from '../../../domain/screens/content/home.ts'

export function Screen({ home, featured }: HomeProps) {
  const { site } = useShop()
  const hasUsp = home.blocks.some(({ type }) => type === 'usp')
  // Category links first; further banners separate the product strips.
  const firstProducts = home.blocks.findIndex(({ type }) => type === 'products') + 1 || 1
  return (
    <div className="home">
      {isKnownEmpty(home.banners) ? (
        <h1 className="visually-hidden">{home.pageMeta.seoTitle}</h1>
      ) : (
        <Hero banners={home.banners} hints={home.searchHints} />
      )}
      <PopularTasks tasks={home.popularTasks} />
      <InfoBoxes />
      <HomeBlocks blocks={home.blocks.slice(0, firstProducts)} />
      {!hasUsp && (
        <div className="container">
          <UspBlock items={site.configuration.usp} />
        </div>
      )}
      <Promos banners={home.banners} />
      {featured && (
        <div className="container">
          <FeaturedRow featured={featured} />
        </div>
      )}
      <HomeBlocks blocks={home.blocks.slice(firstProducts)} />
      <div className="container">
        <Recommended placement="home" />
      </div>
      <Brands brands={home.brands} />
    </div>
  )
}
