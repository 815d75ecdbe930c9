import { describe, expect, it } from 'vitest'
import { exampleUser } from '../../../domain/contract/testing/examples/entities/user.ts'
import { readCustomer } from './read-customer.ts'

describe('design §9 weight: the name in a session response, read without its schema', () => {
  it('is that of the customer', () => {
    const { firstName, lastName, email } = exampleUser
    expect(readCustomer({ user: exampleUser })).toEqual({ firstName, lastName, email })
  })

  it('is null for a guest', () => expect(readCustomer({ user: null })).toBeNull())

  it.each([
    ['an operator, who has a bar', { user: { ...exampleUser, operator: 'Olga' } }],
    ['a restricted customer, who has a notice', { user: null, restricted: true }],
  ])('is left to the schema for %s', (_, body) => expect(readCustomer(body)).toBeUndefined())

  it.each([[null], ['user'], [{}], [{ user: 1 }], [{ user: {} }], [{ user: { firstName: 'A' } }]])(
    'is left to the schema for %j',
    (body) => expect(readCustomer(body)).toBeUndefined(),
  )
})
