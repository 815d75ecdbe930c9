import {
  type AdviserInput,
  adviserQuestions,
  queryOfAdviser,
} from '../../../domain/ventilation/adviser/answers.ts'
import { useShop } from '../../shop.tsx'
import { questionTexts } from './adviser-texts.ts'
import { answerText } from './answer-text.ts'

/** The five questions in order with their answers; each answer links back to its question. */
export function AdviserAnswers({ input }: { input: AdviserInput }) {
  const shop = useShop()
  const { text, routes } = shop
  const { answers } = input
  return (
    <ol className="adviser__answers" aria-label={text('adviser.questions')}>
      {adviserQuestions.map((fields, index) => {
        const given = fields.flatMap((field) => {
          const answer = answers[field]
          return answer ? answerText(field, answer, shop).title : []
        })
        const isAnswered = given.length === fields.length
        const again = { answers, question: index, isRefused: false }
        const name = text(questionTexts[index] ?? 'adviser.questions')
        return (
          <li
            key={fields[0]}
            className="adviser__answer"
            aria-current={index === input.question ? 'step' : undefined}
          >
            <span className="adviser__number" aria-hidden="true">
              {index + 1}
            </span>
            <span className="adviser__given">
              <span className="adviser__name">{name}</span>
              {isAnswered && (
                <a
                  rel="nofollow"
                  href={`${routes.adviser()}?${new URLSearchParams(queryOfAdviser(again))}`}
                  aria-label={text('adviser.change', { question: name, answer: given.join(', ') })}
                >
                  {given.join(', ')}
                </a>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
