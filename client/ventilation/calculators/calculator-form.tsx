import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import { useShop } from '../../shop.tsx'
import { withoutGrouping } from '../../catalog/filters/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import type { Calculator } from './use-calculator.ts'

/** A calculator's fields: a native form without JavaScript, read field by field with it. */
export function CalculatorForm({
  calculator,
  children,
}: {
  calculator: Calculator
  children: ReactNode
}) {
  const { text, context } = useShop()
  const element = useRef<HTMLFormElement>(null)
  // Input from before hydration counts too.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  useEffect(() => void (element.current && apply(element.current)), [])

  function apply(form: HTMLFormElement, submitter?: HTMLElement | null) {
    calculator.apply(new URLSearchParams(fieldsOf(form, context.locale, submitter ?? null)))
  }
  function change({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLSelectElement) apply(currentTarget)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    apply(event.currentTarget, submitter)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for its fields
    <form
      ref={element}
      className="calc__form"
      method="get"
      action={calculator.path}
      autoComplete="off"
      aria-label={text('calculator.input')}
      onChange={change}
      onBlur={(event) => apply(event.currentTarget)}
      onSubmit={submit}
    >
      {/* Implicit submission: Enter presses the first button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text('calculator.calculate')}
      </button>
      {children}
      <Button type="submit" variant="primary" wide>
        {text('calculator.calculate')}
      </Button>
    </form>
  )
}

function fieldsOf(
  form: HTMLFormElement,
  locale: Locale,
  submitter: HTMLElement | null,
): [string, string][] {
  return [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    withoutGrouping(String(value), locale),
  ])
}
