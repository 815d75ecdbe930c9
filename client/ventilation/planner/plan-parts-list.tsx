import type { PlannedPart, ShownPlan } from '../../../domain/ventilation/screens/planner.ts'
import { useShop } from '../../shop.tsx'
import { PlanPurchase } from './plan-purchase.tsx'
import { pieceTexts } from './planner-texts.ts'

/** Everything that the plan takes, as variants that can be bought. */
export function PlanPartsList({ shown }: { shown: ShownPlan }) {
  const { text, format, routes, context } = useShop()
  const { unit, parts } = shown
  const priceOf = ({ prices }: { prices: { unitWithTax: number; unitWithoutTax: number } }) =>
    context.netPrices ? prices.unitWithoutTax : prices.unitWithTax
  const rows = [
    ...(unit
      ? [
          {
            key: 'unit',
            title: text('planner.pieces.unit'),
            need: '',
            bought: { amount: 1, product: unit.product, variant: unit.variant },
          },
        ]
      : []),
    ...parts.map((part, index) => ({
      key: `${part.kind}${index}`,
      title: titleOf(part),
      need: needOf(part),
      bought: part.bought,
    })),
  ]
  const bought = rows.flatMap((row) => row.bought ?? [])
  const total = bought.reduce((sum, { amount, variant }) => sum + amount * priceOf(variant), 0)
  return (
    <section className="planner__section" aria-labelledby="plan-parts">
      <h2 id="plan-parts">{text('planner.list')}</h2>
      <table className="planner__table planner__table--wide">
        <thead>
          <tr>
            <th scope="col">{text('planner.part')}</th>
            <th scope="col">{text('planner.need')}</th>
            <th scope="col">{text('planner.amount')}</th>
            <th scope="col">{text('planner.price')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.title}
                <br />
                {row.bought ? (
                  <a href={routes.product(row.bought.product.slug, row.bought.variant.id)}>
                    {row.bought.product.name}, {row.bought.variant.name}
                  </a>
                ) : (
                  <em>{text('planner.notFound')}</em>
                )}
              </th>
              <td data-name={text('planner.need')}>{row.need || '–'}</td>
              <td data-name={text('planner.amount')}>
                {row.bought ? `${format.number(row.bought.amount)} ×` : '–'}
              </td>
              <td data-name={text('planner.price')}>
                {row.bought ? format.price(row.bought.amount * priceOf(row.bought.variant)) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {text('planner.total')}
            </th>
            <td>{format.price(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="caption">{text('planner.partsNote')}</p>
      <PlanPurchase
        items={bought.map(({ amount, variant }) => ({ id: variant.id, amount }))}
        total={total}
      />
    </section>
  )

  function titleOf({ kind, diameter }: PlannedPart): string {
    const name = text(pieceTexts[kind])
    return diameter === null ? name : `${name}, Ø\u00a0${diameter}\u00a0mm`
  }

  function needOf({ need, unit: measure }: PlannedPart): string {
    if (measure === 'port') return text('planner.ports', { n: need })
    return measure === 'piece' ? format.number(need) : format.quantity(need, measure)
  }
}
