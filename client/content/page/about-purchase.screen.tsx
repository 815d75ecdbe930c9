import { foreignLanguage } from '../../../domain/language.ts'
import { PageAside } from './page-aside.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../../shop.tsx'
import type { AboutPurchaseProps } from '../../../domain/screens/content/about-purchase.ts'

export function Screen({ groups }: AboutPurchaseProps) {
  const { context, routes, text } = useShop()
  return (
    <div className="container text-page">
      <Breadcrumbs items={[]} current={text('help.title')} />
      <div className="text-page__article">
        <header className="article-head">
          <h1>{text('help.title')}</h1>
          <p className="article-head__perex">{text('help.lead')}</p>
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
            {questions.map(({ id: question, question: words, answer, locale }) => (
              <details
                key={question}
                className="collapsible"
                lang={foreignLanguage(locale, context)}
              >
                <summary className="collapsible__summary">
                  <h3 className="collapsible__title">{words}</h3>
                  <Icon name="plus" className="collapsible__sign" />
                </summary>
                {/* A link to what is inside opens the question. */}
                <div id={question} className="help-group__answer">
                  <RichText doc={answer} headingLevel={4} />
                </div>
              </details>
            ))}
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
