import { deleteUser, exportUser } from '../../store-privacy.ts'
import { exampleOrder } from './entities/order.ts'
import { exampleVariant } from './entities/product.ts'
import { exampleUser } from './entities/user.ts'
import { example, type Example } from './example.ts'

export const storePrivacyExamples: Example[] = [
  example(exportUser, {
    as: 'customer',
    response: {
      data: {
        exportedAt: '2026-11-20T12:00:00.000Z',
        user: exampleUser,
        createdAt: '2025-03-02T08:15:00.000Z',
        addresses: [],
        cart: [{ variantId: exampleVariant.id, amount: 2 }],
        shoppingLists: [],
        orders: [{ order: exampleOrder, details: { comment: '', newsletter: false } }],
        credits: [
          {
            amount: 50,
            reason: 'order',
            orderId: exampleOrder.id,
            createdAt: exampleOrder.createdAt,
          },
        ],
        newsletter: null,
        reviews: [],
        watchedVariantIds: [],
        mails: [],
        sessions: [{ expiresAt: '2026-11-27T12:00:00.000Z', operator: null }],
      },
    },
  }),
  example(deleteUser, {
    as: 'customer',
    body: { password: 'lueften-2026' },
    response: { data: { done: true } },
    refusals: ['wrong_password', 'operator_session', 'too_many_attempts'],
  }),
]
