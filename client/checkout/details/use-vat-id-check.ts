import { type RefObject, useEffect, useRef, useState } from 'react'
import { isBusiness } from '../../../domain/checkout/checkout-form.ts'
import { supplyOf } from '../../../domain/checkout/supply-of.ts'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import type { VatIdCheck } from '../../../domain/checkout/vat-id-check.ts'
import { parseVatId } from '../../../domain/tax/vat-id.ts'
import { vatIdOf } from '../../../domain/tax/vat-id-of.ts'
import { afterPress } from '../../ui/after-press.ts'
import { isControl, readForm } from './form-values.ts'

interface UseVatIdCheck {
  /** What the server has found for a form without a script. */
  first: VatIdCheck | null
  shipper: Shipper
  branchId: string | null
  form: RefObject<HTMLFormElement | null>
  /** What was typed before is in the form again. */
  isRestored: boolean
}

export type VatIdCheckState = VatIdCheck | 'idle' | 'checking'

/** What the VAT depends on. */
const watched = new Set(['vatin', 'vatinsvk', 'country', 'postcode', 'isBusiness'])

/** Checks the VAT id of the form when it, or where the items go, has changed; the last one wins. */
export function useVatIdCheck({ first, shipper, branchId, form, isRestored }: UseVatIdCheck) {
  const [state, setState] = useState<VatIdCheckState>(first ?? 'idle')
  const checked = useRef('')

  async function check({ again = false } = {}): Promise<void> {
    if (!form.current) return
    const values = readForm(form.current)
    const vatId = isBusiness(values) ? vatIdOf(values) : ''
    const supply = supplyOf(shipper, branchId, values)
    const key = JSON.stringify([vatId, supply])
    if (key === checked.current && !again) return
    checked.current = key
    // Its form is wrong: the field says so.
    if (!parseVatId(vatId)) return setState('idle')
    setState('checking')
    const { fetchVatIdCheck } = await import('./fetch-vat-id-check.ts')
    const answer = await fetchVatIdCheck(vatId, supply)
    if (checked.current === key) setState(answer ?? 'idle')
  }

  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    const within = form.current
    if (!within) return
    const listen = ({ target }: Event) => {
      if (!isControl(target) || !watched.has(target.name)) return
      // The form writes first what has been left in its normal form.
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

  return { state, check, checkAgain: () => check({ again: true }) }
}
