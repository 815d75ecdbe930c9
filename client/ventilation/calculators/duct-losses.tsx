import type { DuctRun } from '../../../domain/ventilation/duct/duct-run.ts'
import { useShop } from '../../shop.tsx'

/** Breakdown of the pressure loss. */
export function DuctLosses({ run, length }: { run: DuctRun; length: number }) {
  const { text, format } = useShop()
  const { losses, perMetre, total } = run
  const pascal = (value: number, decimals = 1) =>
    format.quantity(Number(value.toFixed(decimals)), 'Pa')
  const straight = text('calculator.duct.straight', {
    length: format.quantity(length, 'm'),
    loss: format.quantity(Number(perMetre.toFixed(2)), 'Pa/m'),
  })
  return (
    <table className="data-sheet__group">
      <caption>{text('calculator.duct.losses')}</caption>
      <tbody>
        <tr>
          <th scope="row">{straight}</th>
          <td>{pascal(losses.friction)}</td>
        </tr>
        <tr>
          <th scope="row">{text('calculator.duct.bends')}</th>
          <td>{pascal(losses.bends)}</td>
        </tr>
        <tr>
          <th scope="row">{text('calculator.duct.otherParts')}</th>
          <td>{pascal(losses.parts)}</td>
        </tr>
        <tr>
          <th scope="row">{text('calculator.duct.ends')}</th>
          <td>{pascal(losses.ends)}</td>
        </tr>
        <tr>
          <th scope="row">{text('calculator.duct.loss')}</th>
          <td>{pascal(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
