import { type AdviserAnswers, adviserChoices } from '../../../domain/ventilation/adviser/answers.ts'
import { calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { queryOfDuct } from '../../../domain/ventilation/duct/duct-input.ts'
import type { Advice } from '../../../domain/ventilation/screens/adviser.ts'
import { markedSource } from '../../../domain/ventilation/standards.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UnverifiedNote } from '../unverified-note.tsx'
import { AdvisedFanCard } from './advised-fan-card.tsx'

interface AdviserResultProps {
  advice: Advice
  answers: AdviserAnswers
}

/** The room's air flow by standard and for comfort, and suitable fans. */
export function AdviserResult({ advice, answers }: AdviserResultProps) {
  const { text, format, routes, context } = useShop()
  const { need, fans } = advice
  const flow = (amount: number) => format.quantity(amount, 'm³/h')
  const isCompromise = fans.length > 0 && fans[0]?.compromises.length !== 0
  const way = new URLSearchParams(queryOfDuct(need.line))
  if (fans.length === 0) {
    return (
      <Notice
        kind="warning"
        title={text('adviser.none')}
        action={<ButtonLink href={routes.contact()}>{text('adviser.askUs')}</ButtonLink>}
      >
        {text('adviser.noneHelp')}
      </Notice>
    )
  }
  return (
    <section aria-labelledby="adviser-result">
      <h2 id="adviser-result">{text('adviser.result')}</h2>
      <dl className="figures adviser__figures">
        <div className="figures__item">
          <dt>
            {need.norm
              ? text('adviser.leastBy', { standard: markedSource(need.norm.source) })
              : text('adviser.least')}
          </dt>
          <dd>{flow(need.least)}</dd>
        </div>
        <div className="figures__item">
          <dt>{text('adviser.comfort')}</dt>
          <dd>{flow(need.comfort)}</dd>
        </div>
        <div className="figures__item">
          <dt>
            <a href={`${routes.calculator(calculatorSlugs.duct[context.locale])}?${way}`}>
              {text('adviser.resistance')}
            </a>
          </dt>
          <dd>{format.quantity(need.pressure, 'Pa')}</dd>
        </div>
      </dl>
      {answers.opening === 'new' && answers.exit !== 'window' && (
        <p>{text('adviser.planned', { size: `Ø ${format.quantity(need.diameter, 'mm')}` })}</p>
      )}
      {isCompromise && (
        <Notice kind="info" title={text('adviser.compromise')}>
          {text('adviser.compromiseHelp')}
        </Notice>
      )}
      <ul className="adviser__fans">
        {fans.map((fan) => (
          <AdvisedFanCard key={fan.variant.id} fan={fan} need={need} answers={answers} />
        ))}
      </ul>
      {answers.zone !== adviserChoices.zone[0] && <p>{text('calculator.air.zones')}</p>}
      <UnverifiedNote sources={[need.norm?.source]} />
      <p className="caption">{text('adviser.note')}</p>
    </section>
  )
}
