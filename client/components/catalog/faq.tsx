import type { Category } from '../../../domain/category.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../ui/icon.tsx'

export function Faq({ questions }: { questions: Category['faq'] }) {
  const { text } = useShop()
  if (questions.length === 0) return null
  return (
    <section className="faq">
      <h2>{text('catalog.faq')}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className="faq__item">
          <summary className="faq__question">
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p className="faq__answer">{answer}</p>
        </details>
      ))}
    </section>
  )
}
