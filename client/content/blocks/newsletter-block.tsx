import { Suspense } from 'react'
import { useShop } from '../../shop.tsx'
import { NewsletterForm } from './lazy-newsletter-form.ts'
import { NewsletterIntro } from './newsletter-intro.tsx'
import type { BlockOf } from './block-of.ts'

interface NewsletterBlockProps {
  block: BlockOf<'newsletter'>
  /** Address of a refused sign-up. */
  typed?: string
}

/** `withText` selects the variant with a description (spec §3 block_newsletter). */
export function NewsletterBlock({ block, typed }: NewsletterBlockProps) {
  const { text } = useShop()
  return (
    <section className="newsletter-block">
      <div>
        <h2 className="newsletter-block__title">{text('newsletter.title')}</h2>
        {block.withText && <NewsletterIntro />}
      </div>
      <Suspense>
        <NewsletterForm typed={typed} />
      </Suspense>
    </section>
  )
}
