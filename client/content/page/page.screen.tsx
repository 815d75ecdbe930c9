import { ContentBlock } from '../blocks/content-block.tsx'
import { PageAside } from './page-aside.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useShop } from '../../shop.tsx'
import type { PageProps } from '../../../domain/screens/content/page.ts'

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
