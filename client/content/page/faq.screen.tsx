import type { FaqProps } from '../../../domain/screens/content/faq.ts'
import { useShop } from '../../shop.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageAside } from './page-aside.tsx'
import { QuestionsList } from './questions-list.tsx'

export function Screen({ questions, topics }: FaqProps) {
  const { routes, text } = useShop()
  const title = text('faq.title')
  return (
    <div className="container text-page">
      <Breadcrumbs items={[]} current={title} />
      <div className="text-page__article">
        <header className="article-head">
          <h1>{title}</h1>
          <p className="article-head__perex">{text('help.lead')}</p>
        </header>
        <QuestionsList questions={questions} headingLevel={2} />
        <section className="help-group">
          <h2>{text('help.title')}</h2>
          <ul className="topics">
            {topics.map(({ id, title: topic }) => (
              <li key={id}>
                <a className="topics__link" href={routes.aboutPurchase(`topic-${id}`)}>
                  {topic}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <a className="article-page__all" href={routes.contact()}>
            {text('help.notFound')}
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
      <PageAside path={routes.faq()} contactBox={null} />
    </div>
  )
}
