import type { CalculatorKind } from '../../../domain/ventilation/calculators.ts'
import type { TextKey } from '../../i18n/text.ts'

interface CalculatorTexts {
  title: TextKey
  /** Name in the navigation. */
  name: TextKey
  intro: TextKey
  /** Source of its formulas. */
  basis: TextKey
}

export const calculatorTexts: Record<CalculatorKind, CalculatorTexts> = {
  air: {
    title: 'calculator.air.title',
    name: 'calculator.air.name',
    intro: 'calculator.air.intro',
    basis: 'calculator.air.basis',
  },
  duct: {
    title: 'calculator.duct.title',
    name: 'calculator.duct.name',
    intro: 'calculator.duct.intro',
    basis: 'calculator.duct.basis',
  },
  noise: {
    title: 'calculator.noise.title',
    name: 'calculator.noise.name',
    intro: 'calculator.noise.intro',
    basis: 'calculator.noise.basis',
  },
  connection: {
    title: 'calculator.connection.title',
    name: 'calculator.connection.name',
    intro: 'calculator.connection.intro',
    basis: 'calculator.connection.basis',
  },
}
