import { useId } from 'react'
import { accountApi } from '../../../domain/account/account-api.ts'
import { maxListName } from '../../../domain/ventilation/planner/plan-input.ts'
import type { BatchItem } from '../../bulk-order/add-batch.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'

interface PlanProjectProps {
  items: readonly BatchItem[]
  /** The plan's URL, to return to after sign-in. */
  query: string
  /** m² of the dwelling. */
  area: number
  /** Typed before the sign-in. */
  listName: string | undefined
}

/** Saves the parts as a shopping list, to be changed, shared and ordered later. */
export function PlanProject({ items, query, area, listName }: PlanProjectProps) {
  const { text, format } = useShop()
  const id = useId()
  const name = `${text('planner.name')}, ${format.quantity(area, 'm²')}`
  return (
    <form className="planner__project no-print" method="post" action={accountApi.userLists}>
      <input type="hidden" name="plan" value={query} />
      {items.map((item, index) => (
        <span key={`${item.id}${index}`} hidden>
          <input type="hidden" name="id" value={item.id} />
          <input type="hidden" name="amount" value={item.amount} />
        </span>
      ))}
      <label htmlFor={id}>{text('planner.listName')}</label>
      <input
        id={id}
        className="input"
        name="listName"
        maxLength={maxListName}
        defaultValue={listName ?? name.replaceAll('\u00a0', ' ')}
        aria-describedby={`${id}-help`}
      />
      <p className="caption" id={`${id}-help`}>
        {text('planner.listLogin')}
      </p>
      <Button type="submit" icon="list">
        {text('planner.saveList')}
      </Button>
    </form>
  )
}
