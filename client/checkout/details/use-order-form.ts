import { useSignals } from '@preact/signals-react/runtime'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { withoutServiceRules } from '../../../domain/cart/service-fields.ts'
import {
  checkCheckout,
  checkCheckoutField,
  needsBillingAddress,
} from '../../../domain/checkout/checkout-check.ts'
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutFields,
  withoutSwitchedOff,
} from '../../../domain/checkout/checkout-form.ts'
import { needsOf } from '../../../domain/checkout/checkout-needs.ts'
import { normaliseCheckout } from '../../../domain/checkout/normalise-checkout.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { checkoutInputs, saveCheckoutInputs } from './checkout-inputs.ts'
import { guestIdentity, identity } from '../../sign-in/identity.ts'
import { storageIsLoaded } from '../../storage/storage-is-loaded.ts'
import { useSession } from '../../sign-in/use-session.ts'
import { afterPress } from '../../ui/after-press.ts'
import { findMenuItem } from '../../ui/menu-item.ts'
import { controlOf, isControl, readForm, restoreForm, writeForm } from './form-values.ts'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

/** Fields that are validated together with another one. */
const related: Partial<Record<CheckoutField, CheckoutField[]>> = {
  street: ['houseNumber', 'postNumber'],
  houseNumber: ['street'],
  postNumber: ['street'],
  country: ['postcode', 'tin'],
  billingStreet: ['billingHouseNumber'],
  billingHouseNumber: ['billingStreet'],
  billingCountry: ['billingPostcode', 'tin'],
  password: ['passwordConfirmation'],
}

/** Persists, normalises and validates input on change and blur (spec §5). */
export function useOrderForm(props: CheckoutInfoProps) {
  const { errors: serverErrors, countries, shipper, addressCheck } = props
  useSignals()
  // Owner of the stored input: the checkout's header does not request the session.
  useSession()
  const { site, text } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>(serverErrors)
  const [isRestored, setRestored] = useState(false)
  const needs = needsOf(shipper, {
    businessTerms: findMenuItem(site.menus, 'businessTerms') !== null,
  })
  const loaded = storageIsLoaded.value
  const who = identity.value
  const cameWithErrors = Object.keys(serverErrors).length > 0
  useEffect(() => {
    // Values that the server returns after a rejected post are newer than the stored ones.
    if (!loaded || who === null || !form.current) return
    if (!cameWithErrors) restoreForm(form.current, checkoutInputs.peek())
    // Input from before hydration, or returned with a rejected post.
    const values = readForm(form.current)
    saveCheckoutInputs(
      values,
      checkoutFields.filter((name) => values[name]),
    )
    setRestored(true)
  }, [loaded, who, cameWithErrors])
  useWipedInOtherTab()

  const prefix = (country: string) =>
    countries.find(({ code }) => code === country)?.phonePrefix ?? ''
  const tidy = (values: CheckoutValues) => normaliseCheckout(withoutSwitchedOff(values), prefix)

  function validate(names: CheckoutField[], values: CheckoutValues) {
    const errorKeys = names.map((name) => [name, checkCheckoutField(name, values, needs)] as const)
    setErrors((shown) => {
      const rest = Object.entries(shown).filter(([name]) => !names.some((one) => one === name))
      const errors = errorKeys.flatMap(([name, key]) => (key ? [[name, text(key)]] : []))
      return Object.fromEntries([...rest, ...errors])
    })
  }

  /** Validates a field on blur: by the service if one is configured and answers. */
  async function validateOnBlur(names: CheckoutField[], values: CheckoutValues) {
    const found = addressCheck ? await checkAddress(values) : null
    if (!found) return validate(names, values)
    setErrors((shown) => {
      const rest = Object.entries(shown).filter(([name]) => !names.some((one) => one === name))
      const errors = names.flatMap((name) => (found[name] ? [[name, found[name]]] : []))
      return Object.fromEntries([...rest, ...errors])
    })
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const name = fieldNameOf(target)
    if (name === 'isBusiness') openBilling(currentTarget)
    const values = readForm(currentTarget)
    if (!name) return
    saveCheckoutInputs(values, name === 'isBusiness' ? [name, 'separateBilling'] : [name])
    const again = [name, ...(related[name] ?? [])].filter((one) => errors[one])
    if (again.length > 0) validate(again, tidy(values))
  }

  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const name = fieldNameOf(target)
    const values = readForm(currentTarget)
    // An empty field that focus merely passes shows no error.
    if (!name || (!values[name] && !errors[name])) return
    const tidied = tidy(values)
    const names = [name, ...(related[name] ?? []).filter((one) => values[one] || tidied[one])]
    writeForm(
      currentTarget,
      Object.fromEntries(names.filter((one) => tidied[one]).map((one) => [one, tidied[one]])),
    )
    saveCheckoutInputs(readForm(currentTarget), names)
    afterPress(() => void validateOnBlur(names, tidied))
  }

  /** A business that collects its items needs a billing address; see needsBillingAddress. */
  function openBilling(within: HTMLFormElement) {
    const box = controlOf(within, 'separateBilling')
    const isNeeded = needsBillingAddress(readForm(within), needs)
    if (isNeeded && box instanceof HTMLInputElement) box.checked = true
  }

  /** Persists and validates fields filled by a script, as on blur. */
  function onFilled(names: CheckoutField[]) {
    if (!form.current) return
    const values = readForm(form.current)
    saveCheckoutInputs(values, names)
    validate(names, tidy(values))
  }

  /** The normalised values; null if there are errors, which are then shown. */
  function checkAll(): CheckoutValues | null {
    if (!form.current) return null
    openBilling(form.current)
    const values = tidy(readForm(form.current))
    const keys = checkCheckout(values, needs)
    // The server calls the validation service for the rest.
    const own = addressCheck ? withoutServiceRules(keys) : keys
    const errors = Object.entries(own).map(([name, key]) => [name, text(key)])
    setErrors(Object.fromEntries(errors))
    return errors.length > 0 ? null : values
  }

  return {
    form,
    errors,
    setErrors,
    needs,
    isRestored,
    checkAll,
    onFilled,
    formProps: { ref: form, onInput, onBlur },
  }
}

/** Another tab has signed out or ordered: the input belongs to no current session. */
function useWipedInOtherTab() {
  useEffect(() => {
    const wiped = ({ key, newValue }: StorageEvent) => {
      const isCustomer = identity.peek() !== null && identity.peek() !== guestIdentity
      if (isCustomer && key?.startsWith('personal.checkout-inputs.') && newValue === null)
        location.reload()
    }
    addEventListener('storage', wiped)
    return () => removeEventListener('storage', wiped)
  }, [])
}

/** Loaded only if a service is configured; null: the built-in rules apply. */
async function checkAddress(values: CheckoutValues): Promise<Record<string, string> | null> {
  const script = await import('./fetch-address-check.ts').catch(() => null)
  return script && script.fetchAddressCheck(values)
}

function fieldNameOf(target: EventTarget): CheckoutField | undefined {
  return isControl(target) ? checkoutFields.find((name) => name === target.name) : undefined
}
