import { PageAside } from './page-aside.tsx'
import { QuestionsList } from './questions-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useShop } from '../../shop.tsx'
import type { AboutPurchaseProps } from '../../../domain/screens/content/about-purchase.ts'

export function Screen({ groups }: AboutPurchaseProps) {
  const { routes, text } = useShop()
  return (
    <div className="container text-page">
      <Breadcrumbs items={[]} current={text('help.title')} />
      <div className="text-page__article">
        <header className="article-head">
          <h1>{text('help.title')}</h1>
          <p className="article-head__perex">{text('help.lead')}</p>
          <p>
            <a href={routes.faq()}>{text('faq.title')}</a>
          </p>
        </header>
        <nav className="article-nav no-print" aria-label={text('help.groups')}>
          <ul className="topics">
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a className="topics__link" href={`#topic-${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ id, questions, title }) => (
          <section key={id} id={`topic-${id}`} className="help-group">
            <h2>{title}</h2>
            <QuestionsList questions={questions} headingLevel={3} />
          </section>
        ))}
        <p>
          <a className="article-page__all" href={routes.contact()}>
            {text('help.notFound')}
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
      <PageAside path={routes.aboutPurchase()} contactBox={null} />
    </div>
  )
}
