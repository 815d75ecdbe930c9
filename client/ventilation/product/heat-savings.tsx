import { heatSavings } from '../../../domain/ventilation/fans/heat-savings.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { useShop } from '../../shop.tsx'

/** Share of the maximum flow that a unit runs at (reference flow of Reg. (EU) 1254/2014). */
const referencePart = 0.7

/** Annual heat savings of a unit with heat recovery; nothing for others. */
export function HeatSavings({ parameters }: { parameters: Parameter[] }) {
  const { text, format } = useShop()
  const figure = (name: string) => parameters.find(({ code }) => code === name)?.number ?? 0
  const [most, percent, powerInput] = [figure('q_max'), figure('eta_t'), figure('spi')]
  if (!most || !percent || !powerInput) return null
  const flow = Math.round((most * referencePart) / 5) * 5
  const { heat, power } = heatSavings({ flow, recovery: percent / 100, powerInput })
  // More digits would suggest a precision that an estimate does not have.
  const rounded = (value: number) => format.quantity(Math.round(value / 10) * 10, 'kWh')
  return (
    <section className="product__section noise" id="savings">
      <h2>{text('details.savings.title')}</h2>
      <table className="data-sheet__group">
        <caption>
          {text('details.savings.caption', { flow: format.quantity(flow, 'm³/h') })}
        </caption>
        <tbody>
          <tr>
            <th scope="row">{text('details.savings.heat')}</th>
            <td>{rounded(heat)}</td>
          </tr>
          <tr>
            <th scope="row">{text('details.savings.power')}</th>
            <td>{rounded(power)}</td>
          </tr>
        </tbody>
      </table>
      <p className="product__note">{text('details.savings.note')}</p>
    </section>
  )
}
