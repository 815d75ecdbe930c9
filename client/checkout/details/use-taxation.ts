import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { isControl, readForm } from './form-values.ts'

/** Fields that decide which VAT is charged. */
const fields = new Set(['country', 'postcode', 'isBusiness', 'vatin', 'vatinsvk'])

/** The VAT of the cart for what is in the form; the values that were left last win. */
export function useTaxation(first: Taxation, form: RefObject<HTMLFormElement | null>) {
  const [taxation, setTaxation] = useState(first)
  const [updating, setUpdating] = useState(false)
  const requested = useRef('')
  useEffect(() => {
    const within = form.current
    if (!within) return
    async function update() {
      if (!form.current) return
      const values = readForm(form.current)
      const key = [...fields].map((name) => values[name as keyof typeof values]).join('\n')
      if (key === requested.current) return
      requested.current = key
      setUpdating(true)
      const { fetchTaxation } = await import('./fetch-taxation.ts')
      const found = await fetchTaxation(values)
      if (requested.current !== key) return
      setUpdating(false)
      setTaxation((shown) => found ?? { ...shown, tax: { ...shown.tax, isEstimate: true } })
    }
    const listen = ({ target }: Event) => {
      if (target && isControl(target) && fields.has(target.name)) void update()
    }
    within.addEventListener('change', listen)
    // A registry is not asked while the page is made.
    if (readForm(within).isBusiness) void update()
    return () => within.removeEventListener('change', listen)
  }, [form])
  return { taxation, updating }
}
