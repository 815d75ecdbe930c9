import { expect, it } from 'vitest'
import { errorsByField } from './errors-by-field.ts'

it('§8 a refusal shows each of its sentences, also several for one field', () => {
  const errors = [
    { title: 'Nur noch 1 Stück da.' },
    { field: 'email', title: 'Die Adresse ist vergeben.' },
    { title: 'Das Geschenk ist vergriffen.' },
  ]
  expect(errorsByField(errors)).toEqual({
    '': 'Nur noch 1 Stück da. Das Geschenk ist vergriffen.',
    email: 'Die Adresse ist vergeben.',
  })
})
