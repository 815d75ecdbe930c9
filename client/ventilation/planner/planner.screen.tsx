import type { PlannerProps } from '../../../domain/ventilation/screens/planner.ts'
import { useShop } from '../../shop.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CalculatorNav } from '../calculators/calculator-nav.tsx'
import { PlanAir } from './plan-air.tsx'
import { PlanDucts } from './plan-ducts.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanPartsList } from './plan-parts-list.tsx'
import { PlanProblems } from './plan-problems.tsx'
import { PlanShare } from './plan-share.tsx'
import { PlannerIntro } from './planner-intro.tsx'
import { PlanUnit } from './plan-unit.tsx'
import { obstacleTexts } from './planner-texts.ts'

export function Screen({ input, shopMarket, address, result }: PlannerProps) {
  const { text, routes } = useShop()
  const isStart = 'obstacle' in result && result.obstacle === 'no-rooms'
  return (
    <div className="container calc-page planner">
      <Breadcrumbs
        items={[{ title: text('calculator.index.title'), href: routes.calculators() }]}
        current={text('planner.title')}
      />
      <header className="calc-page__head">
        <h1>{text('planner.title')}</h1>
        <p>{text('planner.intro')}</p>
      </header>
      <div className="calc planner__start">
        {/* On a phone it would be below the whole form. */}
        {isStart && (
          <div className="planner__first planner__first--examples">
            <PlanProblems input={input} />
            <PlannerIntro />
          </div>
        )}
        {/* Keyed by URL, so that no field of the last plan is kept. */}
        <PlanForm key={address} input={input} shopMarket={shopMarket} />
        {!isStart && (
          <div className="planner__first">
            <PlanProblems input={input} />
            {'obstacle' in result ? (
              obstacle(result)
            ) : (
              <>
                <PlanAir plan={result.plan} />
                <PlanDucts plan={result.plan} />
              </>
            )}
          </div>
        )}
      </div>
      {'plan' in result && (
        <>
          <PlanUnit input={input} shown={result} />
          <PlanPartsList input={input} shown={result} />
          <PlanShare address={address} />
          <p className="caption">{text('planner.note')}</p>
        </>
      )}
      <CalculatorNav current="planner" />
    </div>
  )

  function obstacle({ obstacle: name, market }: Extract<typeof result, { obstacle: unknown }>) {
    if (name === 'no-rooms') return null
    return (
      <Notice
        kind="warning"
        role="alert"
        title={text('planner.obstacleTitle')}
        action={<ButtonLink href={routes.contact()}>{text('planner.askUs')}</ButtonLink>}
      >
        {text(obstacleTexts[name], { market: market.toUpperCase() })}
      </Notice>
    )
  }
}
