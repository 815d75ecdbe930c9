import type { PlanInput } from '../../../domain/ventilation/planner/plan-input.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { planAmounts, roomAmounts } from './plan-fields.ts'

/** One sentence for each invalid input; nothing if all is valid. */
export function PlanProblems({ input }: { input: PlanInput }) {
  const { text, format } = useShop()
  const { refused = {}, unreadable } = input
  const sentences = Object.entries(refused).flatMap(([name, typed]) => {
    const [field, index] = name.split('.')
    const ofRoom = roomAmounts.find((each) => each.name === field)
    const ofPlan = planAmounts.find((each) => each.name === field)
    const known = ofRoom ?? ofPlan
    if (!known) return []
    const { limits, unit = '' } = known
    const used = ofRoom ? input.rooms[Number(index)]?.[ofRoom.name] : ofPlan && input[ofPlan.name]
    const label = text(known.label)
    return text('planner.wrongAmount', {
      field: index ? `${text('planner.room', { n: Number(index) + 1 })}, ${label}` : label,
      typed,
      from: format.number(limits.min),
      to: format.quantity(limits.max, unit),
      used: typeof used === 'number' ? format.quantity(used, unit) : text('planner.estimate'),
    })
  })
  if (unreadable > 0) sentences.push(text('planner.unreadable', { n: unreadable }))
  if (sentences.length === 0) return null
  return (
    <Notice kind="warning" role="alert" title={text('planner.wrongTitle')}>
      <ul className="planner__problems">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  )
}
