import { describe, expect, it } from 'vitest'
import { hasWishes, readCustomerName } from './read-customer.ts'

const user = { firstName: 'Karin', email: 'karin@kunde.example' }

describe('§2 header: the name of a session response', () => {
  it.each([
    ['the first name', { user }, 'Karin'],
    ['the email of a customer without one', { user: { ...user, firstName: '' } }, user.email],
    ['none for a guest', { user: null }, ''],
  ])('is %s', (_, body, name) => expect(readCustomerName(body)).toBe(name))

  it.each([
    ['an operator is signed in as the customer', { user: { ...user, operator: 'Olga Berger' } }],
    ['the shop has ended the session', { user: null, restricted: true }],
    ['it has no user', {}],
    ['its user has no name', { user: { email: 'karin@kunde.example' } }],
    ['its name is no text', { user: { ...user, firstName: 7 } }],
    ['it is null', null],
    ['it is a text', 'user'],
    ['its user is a text', { user: 'Karin' }],
  ])('is left to the schema where %s', (_, body) => expect(readCustomerName(body)).toBeNull())
})

describe('§2 header: a wish list response', () => {
  it.each([[{ variantIds: null }], [{ variantIds: [] }]])('of %j has nothing to show', (body) =>
    expect(hasWishes(body)).toBe(false),
  )

  it.each([[{ variantIds: ['fan-100'] }], [{ variantIds: 'fan' }], [{}], [null], ['list']])(
    'of %j is left to the wish list',
    (body) => expect(hasWishes(body)).toBe(true),
  )
})
