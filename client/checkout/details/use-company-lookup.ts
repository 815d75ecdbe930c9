import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CheckoutNeeds } from '../../../domain/checkout/checkout-check.ts'
import type { CheckoutField, CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { CompanyLookup } from '../../../domain/checkout/company-lookup.ts'
import { normaliseTin } from '../../../domain/validation/normalise.ts'
import { checkTin } from '../../../domain/validation/tin.ts'
import { controlOf, fillForm, readForm } from './form-values.ts'

export interface CompanyLookupProps {
  /** Result of a native form post. */
  first: CompanyLookup | null
  needs: CheckoutNeeds
  form: RefObject<HTMLFormElement | null>
  onFilled: (names: CheckoutField[]) => void
}

export type LookupState = CompanyLookup | { state: 'idle' | 'looking' }

/** Loaded with the first lookup: most customers are no companies. null: it cannot be loaded. */
async function loadLookup() {
  try {
    const [{ fetchCompany }, { companyFill }] = await Promise.all([
      import('./fetch-company.ts'),
      import('../../../domain/checkout/company-fill.ts'),
    ])
    return { fetchCompany, companyFill }
  } catch {
    return null
  }
}

/** Debounce in milliseconds before a valid number is looked up. */
const pause = 400

/** Looks up the company of the typed number; the last number wins. */
export function useCompanyLookup({ first, needs, form, onFilled }: CompanyLookupProps) {
  const [state, setState] = useState<LookupState>(first ?? { state: 'idle' })
  const lookedUp = useRef('')

  async function find() {
    if (!form.current) return
    const tin = normaliseTin(readForm(form.current).tin, 'CZE')
    lookedUp.current = tin
    if (!tin || checkTin(tin, 'CZE')) {
      onFilled(['tin'])
      return setState({ state: 'unknown' })
    }
    setState({ state: 'looking' })
    const lookup = await loadLookup()
    const found = (await lookup?.fetchCompany(tin)) ?? ({ state: 'unavailable' } as const)
    if (lookedUp.current !== tin || !form.current) return
    if ('state' in found || !lookup) {
      // Typed again, it is looked up again.
      lookedUp.current = ''
      return setState('state' in found ? found : { state: 'unavailable' })
    }
    const { fill, differs } = lookup.companyFill(found.company, readForm(form.current), needs)
    write(fill)
    const state = Object.keys(differs).length > 0 ? 'differs' : 'filled'
    setState({ state, company: found.company })
  }

  /** Replaces typed values with the register's. */
  async function take() {
    if (!form.current || state.state !== 'differs') return
    const { company } = state
    const lookup = await loadLookup()
    if (!lookup) return setState({ state: 'unavailable' })
    const { fill, differs } = lookup.companyFill(company, readForm(form.current), needs)
    write({ ...fill, ...differs })
    setState({ state: 'filled', company })
  }

  function write(fields: Partial<CheckoutValues>) {
    if (!form.current) return
    fillForm(form.current, fields)
    // Object.keys cannot know that these are fields of the form.
    onFilled(Object.keys(fields) as CheckoutField[])
  }

  const latest = useRef(find)
  useEffect(() => {
    latest.current = find
  })
  useEffect(() => {
    const within = form.current
    const input = within && controlOf(within, 'tin')
    if (!input) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(timer)
      const tin = normaliseTin(input.value, '')
      // A short number is padded on blur; until then it may be incomplete.
      if (tin.length !== 8 || tin === lookedUp.current || checkTin(tin, 'CZE')) return
      timer = setTimeout(() => void latest.current(), pause)
    }
    input.addEventListener('input', listen)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', listen)
    }
  }, [form])

  return { state, find, take }
}
