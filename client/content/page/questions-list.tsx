import type { QuestionGroup } from '../../../domain/screens/content/about-purchase.ts'
import { foreignLanguage } from '../../../domain/language.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

interface QuestionsListProps {
  questions: QuestionGroup['questions']
  /** Heading level of each question. */
  headingLevel: 2 | 3
}

/** Collapsible questions; works without JavaScript. */
export function QuestionsList({ questions, headingLevel }: QuestionsListProps) {
  const { context } = useShop()
  const Heading = `h${headingLevel}` as const
  return questions.map(({ id, question, answer, locale }) => (
    <details key={id} className="collapsible" lang={foreignLanguage(locale, context)}>
      <summary className="collapsible__summary">
        <Heading className="collapsible__title">{question}</Heading>
        <Icon name="plus" className="collapsible__sign" />
      </summary>
      {/* A fragment link to the content opens the question. */}
      <div id={id} className="help-group__answer">
        <RichText name={`answer-${id}`} doc={answer} headingLevel={headingLevel === 2 ? 3 : 4} />
      </div>
    </details>
  ))
}
