import {
  type CalculatorKind,
  calculatorKinds,
  calculatorSlugs,
} from '../../../domain/ventilation/calculators.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { calculatorIcons } from './calculator-icons.ts'
import { calculatorTexts } from './calculator-texts.ts'

/** Links between the calculators. */
export function CalculatorNav({ current }: { current: CalculatorKind | 'adviser' | 'planner' }) {
  const { text, routes, context } = useShop()
  return (
    <nav className="calc-nav no-print" aria-label={text('calculator.all')}>
      <a
        className="calc-nav__link"
        href={routes.adviser()}
        aria-current={current === 'adviser' ? 'page' : undefined}
      >
        <Icon name="fan" />
        {text('adviser.name')}
      </a>
      <a
        className="calc-nav__link"
        href={routes.planner()}
        aria-current={current === 'planner' ? 'page' : undefined}
      >
        <Icon name="layout-grid" />
        {text('planner.name')}
      </a>
      {calculatorKinds.map((kind) => (
        <a
          key={kind}
          className="calc-nav__link"
          href={routes.calculator(calculatorSlugs[kind][context.locale])}
          aria-current={kind === current ? 'page' : undefined}
        >
          <Icon name={calculatorIcons[kind]} />
          {text(calculatorTexts[kind].name)}
        </a>
      ))}
    </nav>
  )
}
