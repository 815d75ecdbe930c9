import {
  adviserChoices,
  adviserFields,
  type AdviserInput,
  adviserQuestions,
} from '../../../domain/ventilation/adviser/answers.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCard } from '../../ui/field/radio-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fieldTexts } from './adviser-texts.ts'
import { answerText } from './answer-text.ts'

interface AdviserQuestionProps {
  input: AdviserInput
  question: number
}

/** A question as a plain form: previous answers are in the URL. */
export function AdviserQuestion({ input, question }: AdviserQuestionProps) {
  const shop = useShop()
  const { text, routes } = shop
  const { answers, isRefused } = input
  const fields: readonly (keyof typeof adviserChoices)[] = adviserQuestions[question] ?? []
  return (
    <form className="adviser__form" method="get" action={routes.adviser()}>
      {isRefused && (
        <Notice kind="warning" role="alert">
          {text('adviser.chooseOne')}
        </Notice>
      )}
      {adviserFields.map((field) =>
        fields.includes(field) || !answers[field] ? null : (
          <input key={field} type="hidden" name={field} value={answers[field]} />
        ),
      )}
      <input type="hidden" name="asked" value={question + 1} />
      {fields.map((field) => (
        <fieldset key={field} className="adviser__field">
          <legend>{text(fieldTexts[field])}</legend>
          <div className={isShort(field) ? 'adviser__choices--short' : 'adviser__choices'}>
            {adviserChoices[field].map((choice) => {
              const { title, help } = answerText(field, choice, shop)
              return (
                <RadioCard
                  key={choice}
                  name={field}
                  value={choice}
                  title={title}
                  description={help}
                  required
                  defaultChecked={answers[field] === choice}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
      <Button type="submit" variant="primary" size="large" iconAfter="arrow-right">
        {text(question + 1 < adviserQuestions.length ? 'adviser.next' : 'adviser.show')}
      </Button>
    </form>
  )
}

/** Short options (figures or words) are side by side. */
function isShort(field: keyof typeof adviserChoices): boolean {
  return field === 'area' || field === 'opening' || field === 'room'
}
