import { beforeEach, describe, expect, it } from 'vitest'
import { parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { checkoutInputs, forgetCheckoutInputs, saveCheckoutInputs } from './checkout-inputs.ts'

beforeEach(forgetCheckoutInputs)

describe('§4 checkout input', () => {
  it('is stored field by field, so that two tabs do not overwrite each other', () => {
    const here = parseCheckoutValues({ email: 'a@b.cz', city: '' })
    saveCheckoutInputs(here, ['email'])
    // Another tab has changed the town in the meantime.
    checkoutInputs.value = { ...checkoutInputs.value, city: 'Brno' }
    saveCheckoutInputs({ ...here, note: 'leise' }, ['note'])
    expect(checkoutInputs.value).toEqual({ email: 'a@b.cz', city: 'Brno', note: 'leise' })
  })

  it('excludes passwords and consents', () => {
    const typed = parseCheckoutValues({ password: 'x', passwordConfirmation: 'x', terms: 'on' })
    saveCheckoutInputs(typed, ['password', 'passwordConfirmation', 'terms'])
    expect(checkoutInputs.value).toEqual({})
  })
})
