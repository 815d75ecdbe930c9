import { BrandCard } from './brand-card.tsx'
import { byLetter } from './by-letter.ts'
import { LetterNav } from './letter-nav.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useShop } from '../../shop.tsx'
import type { BrandsProps, ListedBrand } from '../../../domain/screens/content/brands.ts'

/** Fewer brands need no letters. */
const fewestForLetters = 30

export function Screen({ brands }: BrandsProps) {
  const { text } = useShop()
  const letters = byLetter(brands)
  return (
    <div className="container article-page">
      <Breadcrumbs items={[]} current={text('brandList.title')} />
      <header className="article-head">
        <h1>{text('brandList.title')}</h1>
        <p className="article-head__perex">{text('brandList.lead')}</p>
      </header>
      {brands.length < fewestForLetters ? (
        <BrandGrid brands={brands} headingLevel={2} />
      ) : (
        <>
          <LetterNav
            letters={letters.map(({ letter }) => letter)}
            label={text('brandList.letters')}
          />
          {letters.map(({ letter, members }) => (
            <section key={letter} className="letter" id={`letter-${letter}`}>
              <h2 className="letter__title">{letter}</h2>
              <BrandGrid brands={members} headingLevel={3} />
            </section>
          ))}
        </>
      )}
    </div>
  )
}

interface BrandGridProps {
  brands: readonly ListedBrand[]
  headingLevel: 2 | 3
}

function BrandGrid({ brands, headingLevel }: BrandGridProps) {
  return (
    <ul className="letter__brands">
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandCard brand={brand} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
