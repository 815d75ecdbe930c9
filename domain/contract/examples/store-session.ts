import { getSession, loginAs } from '../store-session.ts'
import { exampleToken } from './entities/user.ts'
import { example, type Example } from './example.ts'

export const storeSessionExamples: Example[] = [
  example(getSession, {
    as: 'guest',
    answer: {
      data: { id: '5f0c9a3be1d74826a90b1c2d', type: 'guest', operator: null, expiresAt: null },
    },
    refusals: ['unauthorized'],
  }),
  example(loginAs, {
    body: { token: 'eyJjdXN0b21lciI6ImRlbW8tYjJjIn0.3b1f0c5a9d' },
    answer: { data: { access_token: exampleToken } },
    refusals: ['login_as_invalid', 'not_found'],
  }),
]
