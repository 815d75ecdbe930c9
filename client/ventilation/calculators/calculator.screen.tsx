import { AirCalculator } from './air-calculator.tsx'
import { CalculatorNav } from './calculator-nav.tsx'
import { calculatorTexts } from './calculator-texts.ts'
import { ConnectionFinder } from '../connection/connection-finder.tsx'
import { DuctCalculator } from './duct-calculator.tsx'
import { NoiseCalculator } from '../noise/noise-calculator.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CalculatorProps } from '../../../domain/ventilation/screens/calculator.ts'

export function Screen(props: CalculatorProps) {
  const { text, routes } = useShop()
  const { title, intro } = calculatorTexts[props.kind]
  return (
    <div className="container calc-page">
      <Breadcrumbs
        items={[{ title: text('calculator.index.title'), href: routes.calculators() }]}
        current={text(title)}
      />
      <header className="calc-page__head">
        <h1>{text(title)}</h1>
        <p>{text(intro)}</p>
      </header>
      <CalculatorNav current={props.kind} />
      {props.unreadable > 0 && (
        <Notice kind="warning" role="alert">
          {text('calculator.unreadable', { n: props.unreadable })}
        </Notice>
      )}
      {props.kind === 'air' && <AirCalculator input={props.input} categories={props.categories} />}
      {props.kind === 'duct' && (
        <DuctCalculator input={props.input} categories={props.categories} />
      )}
      {props.kind === 'noise' && <NoiseCalculator input={props.input} />}
      {props.kind === 'connection' && (
        <ConnectionFinder input={props.input} categories={props.categories} />
      )}
    </div>
  )
}
