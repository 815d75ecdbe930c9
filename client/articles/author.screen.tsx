import { ArticleList } from './article-list.tsx'
import { ListHead } from './list-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Picture } from '../ui/picture.tsx'
import { useShop } from '../shop.tsx'
import type { AuthorProps } from '../../domain/screens/content/author.ts'

export function Screen({ author, listed }: AuthorProps) {
  const { routes, text } = useShop()
  const above = [{ title: text('article.all'), href: routes.articles() }]
  const { image, slug, title } = author
  return (
    <div className="container article-page">
      <Breadcrumbs items={above} current={title} />
      <ListHead
        subject={author}
        picture={
          image && (
            <Picture
              image={image}
              width={160}
              height={160}
              priority
              className="portrait"
              beside={title}
            />
          )
        }
      />
      <section>
        <h2 className="article-page__part">{text('article.byAuthor', { name: title })}</h2>
        <ArticleList listed={listed} path={routes.author(slug)} headingLevel={3} />
      </section>
    </div>
  )
}
