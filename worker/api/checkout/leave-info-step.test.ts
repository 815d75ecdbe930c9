import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { cookiesOf, createShopper } from '../../testing/fake-shopper.ts'
import { orderForm } from '../../testing/order-form.ts'
import { createFakeStore, type FakeStore } from '../../testing/fake-store.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

const typed = {
  email: 'anna@example.com',
  fullName: 'Anna Weiß',
  customOrderNumber: 'BV Chemnitz 117',
  note: 'Bitte klingeln & warten; zweimal ☎',
  newsletter: 'on',
  password: 'geheim-2026',
  passwordConfirmation: 'geheim-2026',
  terms: 'on',
}

const cookieIn = (response: Response) =>
  response.headers.getSetCookie().find((one) => one.startsWith('checkout_inputs=')) ?? ''

async function leave(fields: Record<string, string>, from = shopper) {
  const response = await from.form(checkoutApi.checkoutInfo, fields)
  return { location: [response.status, response.headers.get('Location')], set: cookieIn(response) }
}

/** The last step with this cookie. */
async function show(set: string, from = shopper) {
  const headers = { Cookie: set.split(';')[0] ?? '' }
  return (await from.send('/checkout/info', { headers })).text()
}

describe('§4 links out of the last step, without JavaScript', () => {
  it.for([
    ['checkout', '/checkout'],
    ['checkoutMethods', '/checkout/methods'],
    ['login', '/login?redirect=%2Fcheckout%2Finfo'],
  ] as const)('keep what was typed on the way to %s', async ([to, path], { expect }) => {
    const { location, set } = await leave({ ...typed, to })
    expect(location).toEqual([303, path])
    expect(set).toMatch(/Path=\/checkout\/info; HttpOnly; SameSite=Lax/)
    const page = await show(set)
    for (const value of ['anna@example.com', 'Anna Weiß', 'BV Chemnitz 117'])
      expect(page).toContain(`value="${value}"`)
    expect(page).toContain('Bitte klingeln &amp; warten; zweimal ☎')
    expect(page).toMatch(/name="newsletter"[^>]*checked/)
  })

  it('never store a password or the consent to the terms', async ({ expect }) => {
    const { set } = await leave({ ...typed, to: 'checkout' })
    const page = await show(set)
    expect(page).not.toContain('geheim-2026')
    expect(page).not.toMatch(/name="terms"[^>]*checked/)
  })

  it('fit the longest allowed note into a cookie that browsers accept', async ({ expect }) => {
    const note = 'Příliš žluťoučký kůň úpěl ďábelské ódy. '.repeat(25)
    const { set } = await leave({ ...typed, note, to: 'checkout' })
    expect(set.split(';')[0]?.length).toBeLessThan(4096)
    expect(await show(set)).toContain(note.trim())
  })

  it('show the input to nobody else, except after “sign in”', async ({ expect }) => {
    const customer = createShopper(store, 'dhl~~card', 'session-of-anna')
    const other = createShopper(store, 'dhl~~card', 'session-of-bert')
    const byGuest = await leave({ ...typed, to: 'checkout' })
    expect(await show(byGuest.set, customer)).not.toContain('BV Chemnitz 117')
    const byCustomer = await leave({ ...typed, to: 'checkout' }, customer)
    expect(await show(byCustomer.set, customer)).toContain('BV Chemnitz 117')
    expect(await show(byCustomer.set, other)).not.toContain('BV Chemnitz 117')
    expect(await show(byCustomer.set)).not.toContain('BV Chemnitz 117')
    const signingIn = await leave({ ...typed, to: 'login' })
    expect(signingIn.set).toContain('Max-Age=600;')
    expect(await show(signingIn.set, customer)).toContain('BV Chemnitz 117')
  })

  it('is not stopped by junk in the cookie, and ends with the order', async ({ expect }) => {
    for (const junk of ['guest~%%%', 'guest~AAAA', '~', 'x'])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect(await show(`checkout_inputs=${junk}`)).toContain('name="note"')
    const placed = await shopper.form(checkoutApi.placeOrder, orderForm)
    expect(cookiesOf(placed)).toMatch(/checkout_inputs=; Max-Age=0/)
  })
})

describe('§4 links out of a step', () => {
  it('save the methods that were chosen', async ({ expect }) => {
    const response = await shopper.form(checkoutApi.checkoutMethods, {
      shipperId: 'pickup',
      branchId: 'berlin',
      to: 'checkout',
    })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout'])
    expect(cookiesOf(response)).toContain('checkout=pickup~berlin')
  })

  it('are all of the form, below the button that Enter presses', async ({ expect }) => {
    for (const path of ['/checkout/methods', '/checkout/info']) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const page = await (await shopper.get(path)).text()
      const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
      expect(main).not.toMatch(/<a [^>]*href="\/(checkout|login)/)
      const [first = ''] = main.match(/<button[^>]*type="submit"[^>]*>/) ?? []
      expect(first).toContain('form="checkout-step"')
      expect(first).not.toContain('formAction')
    }
  })
})
