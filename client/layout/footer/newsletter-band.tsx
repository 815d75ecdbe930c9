import { useShop } from '../../shop.tsx'
import { NewsletterForm } from '../../content/blocks/newsletter-form.tsx'
import { NewsletterIntro } from '../../content/blocks/newsletter-intro.tsx'

export function NewsletterBand() {
  const { text } = useShop()
  return (
    <section className="newsletter-band no-print" aria-labelledby="newsletter-title">
      <div className="newsletter-band__row container">
        <div className="newsletter-band__words">
          <h2 id="newsletter-title">{text('newsletter.title')}</h2>
          <NewsletterIntro />
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
