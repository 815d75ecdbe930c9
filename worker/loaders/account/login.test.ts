import { describe, expect, it } from 'vitest'
import { routesOf } from '../../../domain/routes.ts'
import type { User } from '../../../domain/account/user.ts'
import { loadLogin } from './login.loader.ts'
import type { PrivateInput } from '../screen.ts'
import { textOf } from '../../texts.ts'

const anna: User = {
  id: '1',
  email: 'a@b.de',
  firstName: 'Anna',
  lastName: '',
  formalTitle: '',
  phone: '',
  variant: 'b2c',
  groups: [],
  variantHash: 'b2c',
  restricted: false,
  business: null,
  address: null,
}

async function load(query: string, user: () => Promise<User | null>) {
  const input = {
    rawQuery: new URLSearchParams(query),
    routes: routesOf('de'),
    text: await textOf({ locale: 'de' }),
    store: { user },
  }
  // The loader uses nothing else of its input.
  return loadLogin(input as unknown as PrivateInput)
}

describe('§2 login', () => {
  it('accepts a redirect target within the shop only', async () => {
    expect(await load('redirect=/checkout/info', async () => null)).toMatchObject({
      props: { redirect: '/checkout/info', email: '', errors: {} },
      head: { title: 'Anmelden', noindex: true },
    })
    expect(await load('redirect=//evil.example', async () => null)).toMatchObject({
      props: { redirect: '/' },
    })
  })

  it('redirects a customer who is logged in already', async () => {
    expect(await load('redirect=/suche', async () => anna)).toEqual({
      redirect: '/suche',
      status: 303,
    })
  })

  it('shows the form while the store fails', async () => {
    expect(await load('', async () => Promise.reject(new Error('down')))).toHaveProperty('props')
  })
})
