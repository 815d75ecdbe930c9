import {
  type ConnectionPlan,
  confusedWith,
  couplingGoods,
  reducerGoods,
} from '../../../domain/ventilation/duct/connection.ts'
import type { FoundShelves } from '../../../domain/ventilation/fans/goods-filter.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Notice, type NoticeKind } from '../../ui/notice.tsx'
import { GoodsLink } from './goods-link.tsx'

const verdicts: Record<ConnectionPlan['verdict'], { kind: NoticeKind; text: TextKey }> = {
  fits: { kind: 'success', text: 'calculator.connection.fits' },
  coupling: { kind: 'info', text: 'calculator.connection.needsCoupling' },
  reducer: { kind: 'info', text: 'calculator.connection.needsReducer' },
  flange: { kind: 'warning', text: 'calculator.connection.needsFlange' },
  none: { kind: 'warning', text: 'calculator.connection.noWay' },
}

interface ConnectionResultProps {
  size: number
  to: number
  plan: ConnectionPlan
  shelves: FoundShelves
}

/** Whether two parts join, and the parts that make them. */
export function ConnectionResult({ size, to, plan, shelves }: ConnectionResultProps) {
  const { text } = useShop()
  const { kind, text: verdict } = verdicts[plan.verdict]
  const taken = confusedWith(size)
  return (
    <>
      <div role="status">
        <Notice kind={kind} title={text(verdict)}>
          Ø {size} mm – Ø {to} mm
        </Notice>
      </div>
      {plan.reducers.map((reducer) => (
        <GoodsLink key={reducer.wide} goods={reducerGoods(reducer)} shelves={shelves}>
          {text('calculator.connection.showReducer', {
            wide: reducer.wide,
            narrow: reducer.narrow,
          })}
        </GoodsLink>
      ))}
      {plan.couplings.map((coupling) => (
        <GoodsLink
          key={`${coupling.size}-${coupling.end}`}
          goods={couplingGoods(coupling)}
          shelves={shelves}
        >
          {text(
            coupling.end === 'male'
              ? 'calculator.connection.showNipple'
              : 'calculator.connection.showSocket',
            { size: coupling.size },
          )}
        </GoodsLink>
      ))}
      {taken !== null && (
        <Notice kind="warning" title={text('calculator.connection.confusedTitle')}>
          {text('calculator.connection.confused', { size, taken })}
        </Notice>
      )}
    </>
  )
}
