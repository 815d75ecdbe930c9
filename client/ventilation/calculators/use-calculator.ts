import { useState } from 'react'
import { type CalculatorKind, calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { useShop } from '../../shop.tsx'
import { navigateTo } from '../../catalog/navigate-to.ts'

/** How a calculator reads its fields and writes its address. */
interface Serializer<Input> {
  read(query: URLSearchParams): Input
  write(input: Input): [string, string][]
}

export interface Calculator {
  path: string
  /** The navigation to the products of the latest input is pending. */
  pending: boolean
  /** Takes over what the form holds. */
  apply(fields: URLSearchParams): void
}

/**
 * A calculator's input, ahead of its page: figures change at once, while the address and the products
 * that fit follow.
 */
export function useCalculator<Input>(
  kind: CalculatorKind,
  input: Input,
  { read, write }: Serializer<Input>,
): Calculator & { shown: Input } {
  const { routes, context } = useShop()
  const [requested, setRequested] = useState<{ input: Input; from: Input } | null>(null)
  const pending = requested?.from === input
  const shown = pending ? requested.input : input
  const path = routes.calculator(calculatorSlugs[kind][context.locale])

  function addressOf(each: Input): string {
    const query = new URLSearchParams(write(each)).toString()
    return query ? `${path}?${query}` : path
  }

  function apply(fields: URLSearchParams) {
    const next = read(fields)
    if (addressOf(next) === addressOf(shown)) return
    const request = { input: next, from: input }
    setRequested(request)
    void navigateTo(addressOf(next)).then(() =>
      setRequested((latest) => (latest === request ? null : latest)),
    )
  }

  return { shown, path, pending, apply }
}
