import {
  type ConnectionPlan,
  confusedWith,
  couplingProducts,
  reducerProducts,
} from '../../../domain/ventilation/duct/connection.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProductsLink } from '../calculators/products-link.tsx'
import type { NoticeKind } from '../../../domain/notice-kind.ts'

const outcomes: Record<ConnectionPlan['outcome'], { kind: NoticeKind; text: TextKey }> = {
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
  categories: CategoryIdsByKey
}

/** Whether two parts connect, and the adapters needed. */
export function ConnectionResult({ size, to, plan, categories }: ConnectionResultProps) {
  const { text } = useShop()
  const { kind, text: outcome } = outcomes[plan.outcome]
  const taken = confusedWith(size)
  return (
    <>
      <div role="status">
        <Notice kind={kind} title={text(outcome)}>
          Ø {size} mm – Ø {to} mm
        </Notice>
      </div>
      {plan.reducers.map((reducer) => (
        <ProductsLink
          key={reducer.wide}
          products={reducerProducts(reducer)}
          categories={categories}
        >
          {text('calculator.connection.showReducer', {
            wide: reducer.wide,
            narrow: reducer.narrow,
          })}
        </ProductsLink>
      ))}
      {plan.couplings.map((coupling) => (
        <ProductsLink
          key={`${coupling.size}-${coupling.end}`}
          products={couplingProducts(coupling)}
          categories={categories}
        >
          {text(
            coupling.end === 'male'
              ? 'calculator.connection.showNipple'
              : 'calculator.connection.showSocket',
            { size: coupling.size },
          )}
        </ProductsLink>
      ))}
      {taken !== null && (
        <Notice kind="warning" title={text('calculator.connection.confusedTitle')}>
          {text('calculator.connection.confused', { size, taken })}
        </Notice>
      )}
    </>
  )
}
