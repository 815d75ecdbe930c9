import type { Branch } from '../../domain/content/reference/branch.ts'
import { weekdayOf } from '../../domain/time/day.ts'
import { type OpeningState, openingState } from '../../domain/content/reference/opening-state.ts'
import { type Shop, useShop } from '../shop.tsx'
import { useMinute } from '../ui/use-minute.ts'
import { dayName } from './day-name.ts'

interface OpenNowProps {
  branch: Pick<Branch, 'opening_hours' | 'address'>
}

/** Whether the branch is open now; its line is reserved until the browser's clock is known. */
export function OpenNow({ branch }: OpenNowProps) {
  const shop = useShop()
  const now = useMinute()
  if (now === null) return <p className="open-now needs-script">&nbsp;</p>
  const state = openingState(branch.opening_hours, branch.address.country, new Date(now))
  return (
    <p className={state.isOpen ? 'open-now open-now--open' : 'open-now'}>{wordsOf(state, shop)}</p>
  )
}

function wordsOf(state: OpeningState, { context, format, text }: Shop): string {
  if (state.isOpen) return text('branch.openUntil', { time: state.until })
  if (state.opens === null) return text('branch.closed')
  const { day, inDays, time } = state.opens
  if (inDays === 0) return text('branch.opensToday', { time })
  if (inDays === 1) return text('branch.opensTomorrow', { time })
  const name =
    inDays < 7
      ? dayName(context.locale, weekdayOf(day), 'long')
      : format.weekday(`${day}T12:00:00Z`)
  return text('branch.opensOn', { day: name, time })
}
