import { completeAnswers } from '../../../domain/ventilation/adviser/answers.ts'
import type { AdviserProps } from '../../../domain/ventilation/screens/adviser.ts'
import { useShop } from '../../shop.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { CalculatorNav } from '../calculators/calculator-nav.tsx'
import { AdviserAnswers } from './adviser-answers.tsx'
import { AdviserQuestion } from './adviser-question.tsx'
import { AdviserResult } from './adviser-result.tsx'

export function Screen({ input, advice }: AdviserProps) {
  const { text, routes } = useShop()
  const answers = completeAnswers(input.answers)
  return (
    <div className="container calc-page adviser">
      <Breadcrumbs
        items={[{ title: text('calculator.index.title'), href: routes.calculators() }]}
        current={text('adviser.title')}
      />
      <header className="calc-page__head">
        <h1>{text('adviser.title')}</h1>
        <p>{text('adviser.intro')}</p>
      </header>
      <AdviserAnswers input={input} />
      {input.question !== null && (
        // Keyed by question, so that no choice of the last one is kept.
        <AdviserQuestion key={input.question} input={input} question={input.question} />
      )}
      {advice && answers && <AdviserResult advice={advice} answers={answers} />}
      {/* Below, because the question comes first on phones. */}
      <CalculatorNav current="adviser" />
    </div>
  )
}
