import { endSessions, getSession, getSessions, loginAs } from '../../store-session.ts'
import { exampleToken } from './entities/user.ts'
import { example, type Example } from './example.ts'

export const storeSessionExamples: Example[] = [
  example(getSession, {
    as: 'guest',
    response: {
      data: { id: '5f0c9a3be1d74826a90b1c2d', type: 'guest', operator: null, expiresAt: null },
    },
    refusals: ['unauthorized'],
  }),
  example(getSessions, {
    as: 'customer',
    response: {
      data: [
        {
          id: '4Jq0c7h2XK5t1Zp8',
          device: 'Firefox, Windows',
          createdAt: '2026-11-20T09:12:00.000Z',
          seenAt: '2026-11-22T07:30:00.000Z',
          current: true,
          operator: null,
        },
      ],
    },
    refusals: ['unauthorized'],
  }),
  example(endSessions, {
    as: 'customer',
    params: { id: 'others' },
    response: { data: { done: true } },
    refusals: ['unauthorized', 'operator_session'],
  }),
  example(loginAs, {
    body: { token: 'eyJjdXN0b21lciI6ImRlbW8tYjJjIn0.3b1f0c5a9d' },
    response: { data: { access_token: exampleToken } },
    refusals: ['login_as_invalid', 'not_found'],
  }),
]
