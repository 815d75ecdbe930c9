import { calculatorKinds, calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { calculatorIcons } from './calculator-icons.ts'
import { calculatorTexts } from './calculator-texts.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useShop } from '../../shop.tsx'

export function Screen() {
  const { text, routes, context } = useShop()
  return (
    <div className="container calc-page">
      <Breadcrumbs items={[]} current={text('calculator.index.title')} />
      <header className="calc-page__head">
        <h1>{text('calculator.index.title')}</h1>
        <p>{text('calculator.index.intro')}</p>
      </header>
      <ul className="calc-list">
        <li className="calc-list__item">
          <Icon name="fan" size={32} className="calc-list__icon" />
          <h2 className="calc-list__title">
            <a href={routes.adviser()}>{text('adviser.title')}</a>
          </h2>
          <p>{text('adviser.intro')}</p>
        </li>
        <li className="calc-list__item">
          <Icon name="layout-grid" size={32} className="calc-list__icon" />
          <h2 className="calc-list__title">
            <a href={routes.planner()}>{text('planner.title')}</a>
          </h2>
          <p>{text('planner.intro')}</p>
        </li>
        {calculatorKinds.map((kind) => (
          <li key={kind} className="calc-list__item">
            <Icon name={calculatorIcons[kind]} size={32} className="calc-list__icon" />
            <h2 className="calc-list__title">
              <a href={routes.calculator(calculatorSlugs[kind][context.locale])}>
                {text(calculatorTexts[kind].title)}
              </a>
            </h2>
            <p>{text(calculatorTexts[kind].intro)}</p>
            <p className="caption">{text(calculatorTexts[kind].basis)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
