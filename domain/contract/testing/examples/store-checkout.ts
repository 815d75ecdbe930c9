import {
  changeOrderPayment,
  closeAttempt,
  findAttempt,
  getBranchByRemoteId,
  getBranches,
  getCartPayments,
  getCartShippers,
  getCartTax,
  getDeliveryTimes,
  getOrderByToken,
  getOrderPayments,
  getShippers,
  placeOrder,
  registerFromOrder,
} from '../../store-checkout.ts'
import { exampleAddress } from './entities/address.ts'
import { exampleOrder } from './entities/order.ts'
import { onePage } from './entities/one-page.ts'
import { examplePoint, exampleShipper } from './entities/shipper.ts'
import { example, type Example } from './example.ts'

const exampleTransfer = {
  id: 'prepayment',
  code: 'PREPAYMENT',
  name: 'Vorkasse per Überweisung',
  description: 'Versand nach Zahlungseingang',
  priceWithTax: 0,
  priceWithoutTax: 0,
  online: false,
}

export const storeCheckoutExamples: Example[] = [
  example(getCartTax, {
    as: 'guest',
    query: { vat_id: 'ATU99000017', country: 'AUT', postcode: '1150' },
    response: {
      data: {
        tax: {
          category: 'K',
          scheme: 'intra_community',
          country: 'DEU',
          region: null,
          dispatchCountry: 'DEU',
          isEstimate: false,
          exemption: 'VATEX-EU-IC',
          vatId: {
            vatId: 'ATU99000017',
            result: 'valid',
            checkedAt: '2026-11-23T09:14:02.000Z',
            source: 'VIES',
            consultationNumber: 'WAPIAAAAZnQ2xW1c',
            name: 'Alpenluft Technik GmbH',
            address: 'Mariahilfer Straße 210, 1150 Wien',
          },
        },
        rates: { standard: 0, reduced: 0 },
        listed: { standard: 19, reduced: 7 },
      },
    },
  }),
  example(getCartShippers, { as: 'guest', response: { data: [exampleShipper] } }),
  example(getCartPayments, {
    as: 'guest',
    response: {
      data: [
        {
          id: 'card',
          code: 'CARD',
          name: 'Kreditkarte',
          description: 'Visa, Mastercard',
          priceWithTax: 0,
          priceWithoutTax: 0,
          online: true,
        },
      ],
    },
  }),
  example(getShippers, { response: { data: [exampleShipper] } }),
  example(getBranches, {
    query: { shipper_id: 'ppl', s: 'Leipzig', page: '1', perPage: '20' },
    response: onePage([examplePoint], 20),
  }),
  example(getBranchByRemoteId, {
    params: { shipperId: examplePoint.shipperId, remoteId: examplePoint.remoteId },
    response: { data: examplePoint },
  }),
  example(getDeliveryTimes, {
    as: 'guest',
    query: { since: '2026-11-24', shipperId: 'spedition' },
    response: {
      data: [
        {
          shipperId: 'spedition',
          day: '2026-11-24',
          slots: [
            {
              id: 'spedition_2026-11-24_08',
              from: '08:00',
              to: '12:00',
              capacity: 6,
              isAvailable: true,
            },
          ],
        },
      ],
    },
  }),
  example(placeOrder, {
    as: 'guest',
    headers: { 'Idempotency-Key': '6f1c0f5e-2b0a-4c39-9d6f-1b7f6a2e8c11' },
    body: {
      name: 'Karla Kunde',
      firstName: 'Karla',
      lastName: 'Kunde',
      email: 'kunde@luftbasis.example',
      phone: '+49 341 1234567',
      billing_address: exampleAddress,
      business: null,
      shipping: { name: 'Karla Kunde', address: exampleAddress },
      comment: '',
      shipper_comment: 'Bitte beim Nachbarn abgeben.',
      payment_id: 'card',
      shipper_id: 'dhl',
      branch_id: null,
      custom: { customOrderNumber: 'B-4711' },
      terms: true,
      newsletter: false,
      heureka_allow: false,
      zbozicz_allow: false,
      registration: false,
      cardRequest: false,
      magazine: false,
      phone_notification: true,
      order_gifts: [],
      delivery_time_id: null,
      utm: { utm_source: 'newsletter', utm_campaign: 'november' },
      expectedTotalWithTax: 73.9,
    },
    response: { data: exampleOrder },
    refusals: [
      'price_changed',
      'out_of_stock',
      'shipper_withdrawn',
      'cart_empty',
      'order_minimum',
      'gift_unavailable',
      'gift_minimum',
      'slot_unknown',
      'slot_full',
      'coupon_used',
      'credits_balance',
      'country',
      'postcode',
      'payment_blocked',
      'branch_required',
      'required',
      'restricted',
      'email_taken',
      'attempt_closed',
    ],
  }),
  example(findAttempt, {
    as: 'guest',
    params: { key: '6f1c0f5e-2b0a-4c39-9d6f-1b7f6a2e8c11' },
    response: { data: exampleOrder },
    refusals: ['attempt_unknown'],
  }),
  example(closeAttempt, {
    as: 'guest',
    params: { key: '6f1c0f5e-2b0a-4c39-9d6f-1b7f6a2e8c11' },
    response: { data: exampleOrder },
    refusals: ['attempt_unknown'],
  }),
  example(getOrderByToken, {
    params: { token: exampleOrder.token },
    query: { with: 'payments,invoices' },
    response: { data: exampleOrder, included: { payments: [], invoices: [] } },
  }),
  example(getOrderPayments, {
    params: { token: exampleOrder.token },
    response: { data: [exampleTransfer] },
  }),
  example(changeOrderPayment, {
    params: { token: exampleOrder.token },
    body: { payment_id: exampleTransfer.id },
    response: {
      data: {
        ...exampleOrder,
        payment: { id: exampleTransfer.id, name: exampleTransfer.name, online: false },
        paymentUrl: null,
        payUntil: '2026-11-30T09:12:41.842Z',
        bankTransfer: {
          holder: 'LuftBasis GmbH',
          iban: 'DE89370400440532013000',
          bic: 'COBADEFFXXX',
          reference: exampleOrder.code,
        },
      },
    },
  }),
  example(registerFromOrder, {
    params: { token: exampleOrder.token },
    body: { password: 'lueften-2026', password_confirmation: 'lueften-2026' },
    response: { data: { pending: true } },
  }),
]
