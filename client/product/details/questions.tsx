import { foreignLanguage } from '../../../domain/language.ts'
import type { Comment } from '../../../domain/product/comment.ts'
import { useDeferred, useShop } from '../../shop.tsx'

/** Deferred part `comments`: questions and answers. */
export function Questions() {
  const { text, format, context } = useShop()
  const langOf = ({ locale }: Pick<Comment, 'locale'>) => locale && foreignLanguage(locale, context)
  const comments = useDeferred<Comment[]>('comments') ?? []
  if (comments.length === 0) return null
  return (
    <section className="product__section" id="questions">
      <h2>{text('details.questions.title')}</h2>
      <ul className="questions">
        {comments.map((question) => (
          <li key={question.id} className="question">
            <h3 className="question__text" lang={langOf(question)}>
              {question.text}
            </h3>
            <Byline {...question} />
            {question.answers.map((answer) => (
              <div key={answer.id} className="question__answer">
                <p lang={langOf(answer)}>{answer.text}</p>
                <Byline {...answer} />
              </div>
            ))}
            {question.answers.length === 0 && (
              <p className="caption">{text('details.questions.open')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

  function Byline({ author, createdAt }: Pick<Comment, 'author' | 'createdAt'>) {
    return (
      <p className="caption">
        {author}, <time dateTime={createdAt}>{format.date(createdAt)}</time>
      </p>
    )
  }
}
