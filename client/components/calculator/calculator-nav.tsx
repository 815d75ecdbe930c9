import {
  type CalculatorKind,
  calculatorKinds,
  calculatorSlugs,
} from '../../../domain/air/calculators.ts'
import type { IconName } from '../ui/icon-names.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../ui/icon.tsx'
import { calculatorTexts } from './calculator-texts.ts'

const icons: Record<CalculatorKind, IconName> = {
  air: 'wind',
  duct: 'gauge',
  noise: 'volume-2',
  connection: 'ruler',
}

/** The way from one calculator to the others. */
export function CalculatorNav({ current }: { current: CalculatorKind }) {
  const { text, routes, context } = useShop()
  return (
    <nav className="calc-nav no-print" aria-label={text('calculator.all')}>
      {calculatorKinds.map((kind) => (
        <a
          key={kind}
          className="calc-nav__link"
          href={routes.calculator(calculatorSlugs[kind][context.locale])}
          aria-current={kind === current ? 'page' : undefined}
        >
          <Icon name={icons[kind]} />
          {text(calculatorTexts[kind].name)}
        </a>
      ))}
    </nav>
  )
}
