import type { CalculatorKind } from '../../../domain/air/calculators.ts'
import type { TextKey } from '../../i18n/text.ts'

interface CalculatorTexts {
  title: TextKey
  /** Its name among the others. */
  name: TextKey
  intro: TextKey
}

export const calculatorTexts: Record<CalculatorKind, CalculatorTexts> = {
  air: {
    title: 'calculator.air.title',
    name: 'calculator.air.name',
    intro: 'calculator.air.intro',
  },
  duct: {
    title: 'calculator.duct.title',
    name: 'calculator.duct.name',
    intro: 'calculator.duct.intro',
  },
  noise: {
    title: 'calculator.noise.title',
    name: 'calculator.noise.name',
    intro: 'calculator.noise.intro',
  },
  connection: {
    title: 'calculator.connection.title',
    name: 'calculator.connection.name',
    intro: 'calculator.connection.intro',
  },
}
