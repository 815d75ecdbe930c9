import { confirmAction, getConfirmation } from '../../store-confirmation.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

export const storeConfirmationExamples: Example[] = [
  example(getConfirmation, {
    as: 'guest',
    params: { token: 'b1Xq0Tn3mJ0c7h2XK5t1Zp8sLwYb6Nf4uRgDa9eTiVo' },
    response: { data: { kind: 'order', total: { amount: 118.9, currencyCode: 'EUR' } } },
    refusals: ['not_found'],
  }),
  example(confirmAction, {
    as: 'guest',
    body: { token: 'b1Xq0Tn3mJ0c7h2XK5t1Zp8sLwYb6Nf4uRgDa9eTiVo' },
    response: { data: { kind: 'order', order: exampleOrder, access_token: null } },
    refusals: ['not_found', 'used', 'price_changed'],
  }),
]
