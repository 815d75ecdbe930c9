import {
  type CheckoutField,
  type CheckoutValues,
  checkoutFields,
  hasOtherRecipient,
  hasSeparateBilling,
  isBusiness,
  parseCheckoutValues,
} from '../../../domain/checkout/checkout-form.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** All current form values. */
export function readForm(form: HTMLFormElement): CheckoutValues {
  return parseCheckoutValues(Object.fromEntries(new FormData(form)))
}

/** The control of a name; null if the form does not have it. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const found = form.elements.namedItem(name)
  return isControl(found) ? found : null
}

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

/** Writes normalised values back to their fields. */
export function writeForm(form: HTMLFormElement, values: Partial<CheckoutValues>) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (control && control.type !== 'checkbox' && control.value !== value) control.value = value
  }
}

/** Writes values into the form, checkboxes included. */
export function fillForm(form: HTMLFormElement, values: Partial<CheckoutValues>) {
  writeForm(form, values)
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    if (isBox) control.checked = value === 'on'
  }
}

/**
 * Restores stored input. A field filled in the meantime (by the browser; account data does not
 * count) keeps its value.
 */
export function restoreForm(form: HTMLFormElement, saved: Record<string, string>) {
  const values = parseCheckoutValues(saved)
  const ticked: CheckoutValues = {
    ...values,
    isBusiness: isBusiness(values) ? 'on' : '',
    separateBilling: hasSeparateBilling(values) ? 'on' : '',
    otherRecipient: hasOtherRecipient(values) ? 'on' : '',
  }
  for (const name of checkoutFields) restoreField(form, name, ticked[name])
}

function restoreField(form: HTMLFormElement, name: CheckoutField, value: string) {
  const control = controlOf(form, name)
  if (!control || value === '') return
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = true
    return
  }
  const untouched = control instanceof HTMLSelectElement || control.value === control.defaultValue
  if (untouched) control.value = value
}
