import type { TextPage } from '../../domain/content/page.ts'
import { ContentBlock } from '../components/content/content-block.tsx'
import { PageAside } from '../components/content/page-aside.tsx'
import { RichText } from '../components/content/rich-text.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'

export interface PageProps {
  page: TextPage
}

export function Screen({ page }: PageProps) {
  const { routes } = useShop()
  const { title, content, blocks } = page
  return (
    <div className="container text-page">
      <Breadcrumbs items={[]} current={title} />
      <article className="text-page__article">
        <h1>{title}</h1>
        <RichText doc={content} />
        {blocks.map((block) => (
          <ContentBlock key={block.id} block={block} />
        ))}
      </article>
      <PageAside path={routes.page(page.pageMeta.slug)} contactBox={page.contactBox} />
    </div>
  )
}
