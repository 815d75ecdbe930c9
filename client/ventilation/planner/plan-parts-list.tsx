import type { PlanResult } from '../../../domain/ventilation/screens/planner.ts'
import { api } from '../../../domain/api.ts'
import { hasFeature } from '../../../domain/content/features.ts'
import { type PlanInput, queryOfPlan } from '../../../domain/ventilation/planner/plan-input.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { BasePrice } from '../../ui/price/base-price.tsx'
import { amountOfItem } from '../../ui/price/unit-amount.ts'
import { needText, pieceTitle } from './part-labels.ts'
import { partsNote } from './plan-labels.ts'
import { PlanProject } from './plan-project.tsx'
import { PlanPurchase } from './plan-purchase.tsx'

interface PlanPartsListProps {
  input: PlanInput
  shown: PlanResult
}

/** All parts of the plan, as variants that can be bought. */
export function PlanPartsList({ input, shown }: PlanPartsListProps) {
  const shop = useShop()
  const { text, format, routes, context, site } = shop
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
      title: pieceTitle(part, text),
      need: needText(part, text, format),
      bought: part.bought,
    })),
  ]
  const bought = rows.flatMap((row) => row.bought ?? [])
  const items = bought.map(({ amount, variant }) => ({ id: variant.id, amount }))
  const { listName, ...plan } = input
  const query = new URLSearchParams(queryOfPlan(plan)).toString()
  const area = input.rooms.reduce((sum, room) => sum + room.area, 0)
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
                {row.bought
                  ? amountOfItem({ amount: row.bought.amount, unit: row.bought.variant.unit }, shop)
                  : '–'}
              </td>
              <td data-name={text('planner.price')}>
                {row.bought ? (
                  <>
                    {format.price(row.bought.amount * priceOf(row.bought.variant))}
                    <BasePrice
                      basePrice={row.bought.variant.prices.basePrice}
                      unit={row.bought.variant.unit}
                    />
                  </>
                ) : (
                  '–'
                )}
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
      <p className="caption">{partsNote(shown.plan.layout, text)}</p>
      <div className="planner__actions no-print">
        <PlanPurchase items={items} total={total} />
        <ButtonLink href={api.planFile(query)} icon="file-text" rel="nofollow">
          {text('planner.pdf')}
        </ButtonLink>
      </div>
      {hasFeature(site.configuration, 'shoppingLists') && (
        <PlanProject items={items} query={query} area={area} listName={listName} />
      )}
    </section>
  )
}
