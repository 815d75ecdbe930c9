import { Suspense } from 'react'
import type { Block } from '../../../domain/content/block.ts'
import { BigTitleBlock } from './big-title-block.tsx'
import { CategoriesBlock } from './categories-block.tsx'
import { CollapsibleBlock } from './collapsible-block.tsx'
import { DividerBlock } from './divider-block.tsx'
import { ProductsBlock } from './lazy-products-block.ts'
import { NewsletterBlock } from './newsletter-block.tsx'
import { QuoteBlock } from './quote-block.tsx'
import { TextBlock } from './text-block.tsx'
import { TextBoxesBlock } from './text-boxes-block.tsx'
import { UspBlock } from './usp-block.tsx'

/** Any content block of the CMS (spec §2). Titles of blocks are second-level headings. */
export function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'big_title':
      return <BigTitleBlock block={block} />
    case 'categories':
      return <CategoriesBlock block={block} />
    case 'collapsible':
      return <CollapsibleBlock block={block} />
    case 'newsletter':
      return <NewsletterBlock block={block} />
    case 'products':
      return (
        <Suspense>
          <ProductsBlock block={block} />
        </Suspense>
      )
    case 'quote':
      return <QuoteBlock block={block} />
    case 'text':
      return <TextBlock block={block} />
    case 'text_boxes':
      return <TextBoxesBlock block={block} />
    case 'usp':
      return <UspBlock items={block.items} />
    case 'divider':
      return <DividerBlock block={block} />
  }
}
