import type { Limits } from '../../../domain/ventilation/field-value.ts'
import {
  mainLimits,
  personLimits,
  planHeightLimits,
  type PlanInput,
  storeyLimits,
} from '../../../domain/ventilation/planner/plan-input.ts'
import { branchLimits, planAreaLimits } from '../../../domain/ventilation/planner/plan-rooms.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { amountTexts } from './planner-texts.ts'

const fields: Record<string, { label: TextKey; limits: Limits; unit: string }> = {
  area: { label: 'planner.area', limits: planAreaLimits, unit: 'm²' },
  length: { label: 'planner.length', limits: branchLimits, unit: 'm' },
  persons: { label: amountTexts.persons, limits: personLimits, unit: '' },
  storeys: { label: amountTexts.storeys, limits: storeyLimits, unit: '' },
  height: { label: amountTexts.height, limits: planHeightLimits, unit: 'm' },
  main: { label: amountTexts.main, limits: mainLimits, unit: 'm' },
  outside: { label: amountTexts.outside, limits: mainLimits, unit: 'm' },
}

/** One sentence for each invalid input; nothing if all is valid. */
export function PlanProblems({ input }: { input: PlanInput }) {
  const { text, format } = useShop()
  const { refused = {}, unreadable } = input
  const sentences = Object.entries(refused).flatMap(([name, typed]) => {
    const [field = '', index] = name.split('.')
    const known = fields[field]
    if (!known) return []
    const { limits, unit } = known
    const used = usedFor(field, Number(index))
    const label = text(known.label)
    return text('planner.wrongAmount', {
      field: index ? `${text('planner.room', { n: Number(index) + 1 })}, ${label}` : label,
      typed,
      from: format.number(limits.min),
      to: format.quantity(limits.max, unit),
      used: used === null ? text('planner.estimate') : format.quantity(used, unit),
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

  function usedFor(field: string, index: number): number | null {
    const room = input.rooms[index]
    switch (field) {
      case 'area':
        return room?.area ?? null
      case 'length':
        return room?.length ?? null
      case 'persons':
      case 'storeys':
      case 'height':
      case 'main':
      case 'outside':
        return input[field]
      default:
        return null
    }
  }
}
