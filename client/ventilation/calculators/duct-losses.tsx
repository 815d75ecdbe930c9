import type { DuctRun } from '../../../domain/ventilation/duct/duct-run.ts'
import { useShop } from '../../shop.tsx'
import { FactTable } from './fact-table.tsx'

/** Breakdown of the pressure loss. */
export function DuctLosses({ run, length }: { run: DuctRun; length: number }) {
  const { text, format } = useShop()
  const { losses, perMetre, total } = run
  const pascal = (value: number) => format.quantity(Number(value.toFixed(1)), 'Pa')
  const straight = text('calculator.duct.straight', {
    length: format.quantity(length, 'm'),
    loss: format.quantity(Number(perMetre.toFixed(2)), 'Pa/m'),
  })
  return (
    <FactTable
      caption={text('calculator.duct.losses')}
      rows={[
        [straight, pascal(losses.friction)],
        [text('calculator.duct.bends'), pascal(losses.bends)],
        [text('calculator.duct.otherParts'), pascal(losses.parts)],
        [text('calculator.duct.ends'), pascal(losses.ends)],
        [text('calculator.duct.loss'), pascal(total)],
      ]}
    />
  )
}
