import { exampleFlat, exampleHouse } from '../../../domain/ventilation/planner/example-plans.ts'
import { type PlanInput, queryOfPlan } from '../../../domain/ventilation/planner/plan-input.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Empty state: an example plan. */
export function PlannerIntro() {
  const { text, routes } = useShop()
  const address = (plan: PlanInput) =>
    `${routes.planner()}?${new URLSearchParams(queryOfPlan(plan))}`
  return (
    <Notice title={text('planner.emptyTitle')}>
      <p>{text('planner.emptyText')}</p>
      <p className="planner__examples">
        <ButtonLink href={address(exampleFlat)} rel="nofollow">
          {text('planner.exampleFlat')}
        </ButtonLink>
        <ButtonLink href={address(exampleHouse)} rel="nofollow">
          {text('planner.exampleHouse')}
        </ButtonLink>
      </p>
    </Notice>
  )
}
