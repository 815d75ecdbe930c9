import { useState } from 'react'
import { type CalculatorKind, calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { useShop } from '../../shop.tsx'
import { navigateTo } from '../../catalog/navigate-to.ts'

/** How a calculator reads its fields and writes its address. */
interface Spelling<Input> {
  read(query: URLSearchParams): Input
  write(input: Input): [string, string][]
}

export interface Calculator {
  path: string
  /** The page with the goods of the latest input is on its way. */
  pending: boolean
  /** Takes over what the form holds. */
  apply(fields: URLSearchParams): void
}

/**
 * A calculator's input, ahead of its page: figures change at once, while the address and the goods
 * that fit follow.
 */
export function useCalculator<Input>(
  kind: CalculatorKind,
  input: Input,
  { read, write }: Spelling<Input>,
): Calculator & { shown: Input } {
  const { routes, context } = useShop()
  const [wanted, setWanted] = useState<{ input: Input; from: Input } | null>(null)
  const pending = wanted?.from === input
  const shown = pending ? wanted.input : input
  const path = routes.calculator(calculatorSlugs[kind][context.locale])

  function addressOf(each: Input): string {
    const query = new URLSearchParams(write(each)).toString()
    return query ? `${path}?${query}` : path
  }

  function apply(fields: URLSearchParams) {
    const next = read(fields)
    if (addressOf(next) === addressOf(shown)) return
    const mine = { input: next, from: input }
    setWanted(mine)
    void navigateTo(addressOf(next)).then(() =>
      setWanted((latest) => (latest === mine ? null : latest)),
    )
  }

  return { shown, path, pending, apply }
}
