import { calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { confusedWith } from '../../../domain/ventilation/duct/connection.ts'
import { queryOfConnection } from '../../../domain/ventilation/duct/connection-input.ts'
import { connectionOf, counterpart } from '../../../domain/ventilation/duct/connection-of.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'

interface ConnectionLinksProps {
  categoryId: string
  parameters: Parameter[]
}

/** Parts that fit this end, and a reducer for the diameter it is often confused with. */
export function ConnectionLinks({ categoryId, parameters }: ConnectionLinksProps) {
  const { text, routes, context } = useShop()
  const connection = connectionOf(categoryId, parameters)
  if (!connection) return null
  const { size, end } = connection
  const other = confusedWith(size)

  function finder(to: number | null): string {
    const input = { size, end, to, toEnd: to === null ? counterpart(end) : end }
    const path = routes.calculator(calculatorSlugs.connection[context.locale])
    const query = new URLSearchParams(queryOfConnection(input)).toString()
    return query ? `${path}?${query}` : path
  }

  return (
    <section className="product__section no-print" id="connection">
      <h2>{text('details.connection.title', { size })}</h2>
      <p className="product__note">{text('details.connection.text')}</p>
      <p>
        <ButtonLink href={finder(null)} icon="ruler">
          {text('details.connection.find', { size })}
        </ButtonLink>{' '}
        {other !== null && (
          <ButtonLink href={finder(other)} iconAfter="arrow-right">
            {text('details.connection.reducer', { size, other })}
          </ButtonLink>
        )}
      </p>
    </section>
  )
}
