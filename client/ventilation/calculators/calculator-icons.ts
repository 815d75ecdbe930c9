import type { CalculatorKind } from '../../../domain/ventilation/calculators.ts'
import type { IconName } from '../../ui/icon/icon-names.ts'

export const calculatorIcons: Record<CalculatorKind, IconName> = {
  air: 'wind',
  duct: 'gauge',
  noise: 'volume-2',
  connection: 'ruler',
}
