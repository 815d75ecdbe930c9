import { useState } from 'react'
import { type CalculatorKind, calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { useShop } from '../../shop.tsx'
import { navigateTo } from '../../catalog/navigate-to.ts'

/** Parser and serialiser of a calculator's fields and URL. */
interface Serializer<Input> {
  read(query: URLSearchParams): Input
  write(input: Input): [string, string][]
}

export interface Calculator {
  path: string
  /** The navigation to the products of the latest input is pending. */
  pending: boolean
  /** Reads the form's values. */
  apply(fields: URLSearchParams): void
}

/** A calculator's input, ahead of its page: figures change at once, URL and products follow. */
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
