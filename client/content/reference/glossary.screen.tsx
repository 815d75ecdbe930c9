import { foreignLanguage } from '../../../domain/language.ts'
import { byLetter } from './by-letter.ts'
import { LetterNav } from './letter-nav.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useShop } from '../../shop.tsx'
import type { GlossaryProps } from '../../../domain/screens/content/glossary.ts'

export function Screen({ terms }: GlossaryProps) {
  const { context, routes, text } = useShop()
  const letters = byLetter(terms)
  return (
    <div className="container article-page">
      <Breadcrumbs items={[]} current={text('glossary.title')} />
      <header className="article-head">
        <h1>{text('glossary.title')}</h1>
        <p className="article-head__perex">{text('glossary.lead')}</p>
      </header>
      <LetterNav letters={letters.map(({ letter }) => letter)} label={text('glossary.letters')} />
      {letters.map(({ letter, members }) => (
        <section key={letter} className="letter" id={`letter-${letter}`}>
          <h2 className="letter__title">{letter}</h2>
          <dl className="letter__list">
            {members.map(({ id, locale, perex, slug, title }) => (
              <div key={id} lang={foreignLanguage(locale, context)}>
                <dt>
                  <a href={routes.glossaryTerm(slug)}>{title}</a>
                </dt>
                <dd>{perex}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
