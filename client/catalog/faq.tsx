import { useShop } from '../shop.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import type { Question } from '../../domain/content/question.ts'

export function Faq({ questions }: { questions: Question[] }) {
  const { text } = useShop()
  if (questions.length === 0) return null
  return (
    <section className="faq">
      <h2>{text('catalog.faq')}</h2>
      {questions.map(({ question, answer, lang }, index) => (
        <details key={question} className="faq__item" lang={lang}>
          <summary className="faq__question icon-after icon--chevron-down">{question}</summary>
          {typeof answer === 'string' ? (
            <p className="faq__answer">{answer}</p>
          ) : (
            <div className="faq__answer">
              <RichText name={`faq-${index}`} doc={answer} headingLevel={3} />
            </div>
          )}
        </details>
      ))}
    </section>
  )
}
