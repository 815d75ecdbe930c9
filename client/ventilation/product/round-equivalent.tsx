import { isRectangularDuct } from '../../../domain/ventilation/duct/connection-of.ts'
import {
  equalFrictionDiameter,
  hydraulicDiameter,
} from '../../../domain/ventilation/duct/duct-flow.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { useShop } from '../../shop.tsx'

interface RoundEquivalentProps {
  categoryId: string
  parameters: Parameter[]
}

/** Equivalent round duct of a flat or rectangular one; nothing for others. */
export function RoundEquivalent({ categoryId, parameters }: RoundEquivalentProps) {
  const { text, format } = useShop()
  const values = parameters.find(({ code }) => code === 'size_ab')?.values ?? []
  const [, first, second] = /^(\d{2,4})x(\d{2,4})$/.exec(values[0]?.id ?? '') ?? []
  const [a, b] = [Number(first), Number(second)]
  if (!isRectangularDuct(categoryId) || values.length !== 1 || !a || !b) return null
  const millimetres = (value: number) => format.number(Math.round(value))
  return (
    <section className="product__section" id="round">
      <h2>{text('details.connection.round', { a, b })}</h2>
      <p className="product__note">
        {text('details.connection.roundText', {
          equal: millimetres(equalFrictionDiameter(a, b)),
          hydraulic: millimetres(hydraulicDiameter(a, b)),
        })}
      </p>
    </section>
  )
}
