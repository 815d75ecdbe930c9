import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CheckoutValues, withoutSwitchedOff } from '../../../domain/checkout/checkout-form.ts'
import { type VatIdCheck, vatIdCheckOf } from '../../../domain/checkout/vat-id-check.ts'
import { parseVatId } from '../../../domain/tax/vat-id.ts'
import { vatIdOf } from '../../../domain/tax/vat-id-of.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { afterPress } from '../../ui/after-press.ts'
import { isControl, readForm } from './form-values.ts'

/** Fields that affect the VAT. */
const taxing = ['country', 'postcode', 'isBusiness', 'vatin', 'vatinsvk'] as const
/** The name does not affect it, but is compared with the registry's. */
const fields = [...taxing, 'businessName']

interface UseTaxation {
  /** As rendered by the server. */
  first: Taxation
  /** Totals change after a native form post. */
  firstCheck: VatIdCheck | null
  form: RefObject<HTMLFormElement | null>
  /** Stored input has been restored to the form. */
  isRestored: boolean
}

/** VAT of the cart for the current form values; the last blur wins. */
export function useTaxation({ first, firstCheck, form, isRestored }: UseTaxation) {
  const [taxation, setTaxation] = useState(first)
  const [vatIdCheck, setVatIdCheck] = useState(firstCheck)
  const [updating, setUpdating] = useState(false)
  const requested = useRef('')
  /** Result of the last request; null if there is none yet. */
  const response = useRef<{ found: Taxation | null } | null>(null)

  async function update({ again = false } = {}): Promise<void> {
    if (!form.current) return
    const values = withoutSwitchedOff(readForm(form.current))
    const key = taxing.map((name) => values[name]).join('\n')
    if (key !== requested.current || again) {
      requested.current = key
      response.current = null
      setUpdating(true)
      const found = await estimateTaxation(values)
      if (requested.current !== key) return
      response.current = { found }
      setUpdating(false)
      setTaxation((shown) => found ?? { ...shown, tax: { ...shown.tax, isEstimate: true } })
    }
    showCheck()
  }

  function showCheck() {
    if (!form.current || !response.current) return
    const values = withoutSwitchedOff(readForm(form.current))
    const vatId = vatIdOf(values)
    const { found } = response.current
    // A malformed id is shown as a field error.
    setVatIdCheck(parseVatId(vatId) ? vatIdCheckOf(vatId, found, values.businessName) : null)
  }

  const latest = useRef(update)
  useEffect(() => {
    latest.current = update
  })
  useEffect(() => {
    const within = form.current
    if (!within) return
    const listen = ({ target }: Event) => {
      if (!isControl(target) || !fields.some((name) => name === target.name)) return
      // The form normalises the blurred field first.
      setTimeout(() => afterPress(() => void latest.current()))
    }
    for (const type of ['change', 'focusout']) within.addEventListener(type, listen)
    return () => {
      for (const type of ['change', 'focusout']) within.removeEventListener(type, listen)
    }
  }, [form])
  useEffect(() => {
    if (isRestored) void latest.current()
  }, [isRestored])

  return { taxation, vatIdCheck, updating, update }
}

/** null: the store does not answer, or the script cannot be loaded. */
async function estimateTaxation(values: CheckoutValues): Promise<Taxation | null> {
  const script = await import('./fetch-taxation.ts').catch(() => null)
  return script && script.fetchTaxation(values)
}
