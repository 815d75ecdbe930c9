import { Suspense } from 'react'
import { useShop } from '../../shop.tsx'
import { NewsletterForm } from './lazy-newsletter-form.ts'
import { NewsletterIntro } from './newsletter-intro.tsx'
import type { BlockOf } from './block-of.ts'

/** `withText` selects the variant with a description (spec §3 block_newsletter). */
export function NewsletterBlock({ block }: { block: BlockOf<'newsletter'> }) {
  const { text } = useShop()
  return (
    <section className="newsletter-block">
      <div>
        <h2 className="newsletter-block__title">{text('newsletter.title')}</h2>
        {block.withText && <NewsletterIntro />}
      </div>
      <Suspense>
        <NewsletterForm />
      </Suspense>
    </section>
  )
}
