import { useId } from 'react'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The plan's link, and its PDF. */
export function PlanShare({ address }: { address: string }) {
  const { text } = useShop()
  const id = useId()
  const isHydrated = useHydrated()
  return (
    <section className="planner__section planner__share no-print">
      <label htmlFor={id}>{text('planner.share')}</label>
      <input
        id={id}
        className="input"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        aria-describedby={`${id}-help`}
      />
      <p className="caption" id={`${id}-help`}>
        {text('planner.shareHelp')}
      </p>
      {isHydrated && (
        <Button icon="printer" onClick={() => window.print()}>
          {text('planner.print')}
        </Button>
      )}
    </section>
  )
}
