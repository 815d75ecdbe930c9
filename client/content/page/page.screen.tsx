import { foreignLanguage } from '../../../domain/language.ts'
import { ContentBlock } from '../blocks/content-block.tsx'
import { NewsletterBlock } from '../blocks/newsletter-block.tsx'
import { PageAside } from './page-aside.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useShop } from '../../shop.tsx'
import type { PageProps } from '../../../domain/screens/content/page.ts'

const newsletterAgain = { id: 'again', type: 'newsletter', withText: false } as const

export function Screen({ page, pagination, refusedEmail }: PageProps) {
  const { context, routes } = useShop()
  const { title, content, blocks, backgroundImage, locale = context.locale } = page
  const path = routes.page(page.pageMeta.slug)
  return (
    <div className="container text-page">
      <Breadcrumbs items={[]} current={title} />
      <article className="text-page__article" lang={foreignLanguage(locale, context)}>
        {backgroundImage && (
          <Picture
            image={{ path: backgroundImage, alt: '' }}
            width={1200}
            height={320}
            sizes="(min-width: 1024px) 60vw, 100vw"
            className="text-page__scene"
          />
        )}
        <h1>{title}</h1>
        {/* The text introduces the first page of blocks; further pages continue with them. */}
        {(pagination?.page ?? 1) === 1 && <RichText name="content" doc={content} />}
        {blocks.map((block) => (
          <ContentBlock key={block.id} block={block} />
        ))}
        {refusedEmail !== undefined && (
          <NewsletterBlock block={newsletterAgain} typed={refusedEmail} />
        )}
        {pagination && (
          <Pagination {...pagination} href={(to) => (to === 1 ? path : `${path}?page=${to}`)} />
        )}
      </article>
      <PageAside path={path} contactBox={page.contactBox} />
    </div>
  )
}
