import type { AnyCall } from '../../domain/contract/call.ts'
import * as account from '../../domain/contract/store-account.ts'
import * as book from '../../domain/contract/store-addresses.ts'
import { registerFromOrder } from '../../domain/contract/store-checkout.ts'
import * as claims from '../../domain/contract/store-claims.ts'
import { confirmAction } from '../../domain/contract/store-confirmation.ts'
import { makeOffer } from '../../domain/contract/documents/store-offers.ts'
import * as lists from '../../domain/contract/store-lists.ts'
import * as passwords from '../../domain/contract/store-password.ts'
import { deleteUser } from '../../domain/contract/store-privacy.ts'
import * as products from '../../domain/contract/store-products.ts'
import * as services from '../../domain/contract/store-services.ts'
import { endSessions } from '../../domain/contract/store-session.ts'
import * as withdrawals from '../../domain/contract/store-withdrawal.ts'
import { tokenOfLastMail } from './last-mail.ts'
import {
  address,
  both,
  guestOrder,
  newEmail,
  newsletterToken,
  person,
  type Repeating,
  savedList,
} from './repeating-customer.ts'
import { request, type RequestOptions } from './request.ts'
import { demoPassword, loginAs, valueOf } from './shop.ts'

const key = () => crypto.randomUUID()

interface Repetition {
  call: AnyCall
  of: (customer: Repeating) => RequestOptions | Promise<RequestOptions>
  /** Code of the refusal, whose text is true after the first time. */
  refused?: string
}

/** Every call of account, lists, mails and forms that changes something. */
export const repetitions: Record<string, Repetition> = {
  logout: { call: account.logout, of: ({ bearer }) => ({ bearer }) },
  register: {
    call: account.register,
    of: () => ({
      body: { ...person, ...both('zwei-mal-gedrueckt'), email: newEmail(), newsletter: true },
    }),
  },
  'register, known address': {
    call: account.register,
    of: ({ email }) => ({
      body: { ...person, ...both('zwei-mal-gedrueckt'), email, newsletter: false },
    }),
  },
  updateUser: {
    call: account.updateUser,
    of: ({ bearer }) => ({ bearer, body: { phone: '+49 341 123456' } }),
  },
  addAddress: { call: book.addAddress, of: ({ bearer }) => ({ bearer, body: address }) },
  updateAddress: {
    call: book.updateAddress,
    async of({ bearer }) {
      const { response } = await request(book.addAddress, { bearer, body: address })
      return { bearer, params: { id: response.data.id }, body: { city: 'Halle' } }
    },
  },
  // The storefront takes a missing address, list or item for the requested state.
  removeAddress: {
    call: book.removeAddress,
    async of({ bearer }) {
      const { response } = await request(book.addAddress, { bearer, body: address })
      return { bearer, params: { id: response.data.id } }
    },
    refused: 'not_found',
  },
  registerFromOrder: {
    call: registerFromOrder,
    async of() {
      const { order } = await guestOrder()
      return { params: { token: order.token }, body: both('zwei-mal-gedrueckt') }
    },
  },
  findClaimOrder: {
    call: claims.findClaimOrder,
    of: async () => ({ body: (await guestOrder()).about }),
  },
  fileClaim: {
    call: claims.fileClaim,
    async of() {
      const { about, itemId } = await guestOrder()
      const form = { itemId, amount: 1, description: 'Brummt.', remedy: 'repair' }
      return { key: key(), body: { ...about, ...form } }
    },
  },
  findWithdrawalOrder: {
    call: withdrawals.findWithdrawalOrder,
    of: async () => ({ body: (await guestOrder()).about }),
  },
  declareWithdrawal: {
    call: withdrawals.declareWithdrawal,
    async of() {
      const { about, itemId } = await guestOrder()
      return { key: key(), body: { ...about, itemIds: [itemId] } }
    },
  },
  confirmAction: {
    call: confirmAction,
    async of() {
      const to = newEmail()
      const body = { ...person, ...both('zwei-mal-gedrueckt'), email: to, newsletter: false }
      await request(account.register, { body })
      return { body: { token: await tokenOfLastMail(to, 'confirm_account') } }
    },
    refused: 'used',
  },
  saveCartAsList: {
    call: lists.saveCartAsList,
    of: ({ bearer }) => ({ bearer, body: { name: 'Bad' } }),
  },
  'saveCartAsList, of the day': {
    call: lists.saveCartAsList,
    of: ({ bearer }) => ({ bearer, body: {} }),
  },
  'saveCartAsList, of items': {
    call: lists.saveCartAsList,
    of: ({ bearer }) => ({
      bearer,
      body: {
        name: 'Plan',
        items: [
          { id: 's100', amount: 2 },
          { id: 's100', amount: 1 },
        ],
      },
    }),
  },
  updateList: {
    call: lists.updateList,
    of: async (customer) => ({
      bearer: customer.bearer,
      params: { id: (await savedList(customer)).id },
      body: { shared: true },
    }),
  },
  updateListItem: {
    call: lists.updateListItem,
    async of({ bearer }) {
      const { id, items } = await savedList({ bearer })
      return { bearer, params: { id, itemId: items[0]?.id ?? '' }, body: { sticky: true } }
    },
  },
  removeList: {
    call: lists.removeList,
    of: async (customer) => ({
      bearer: customer.bearer,
      params: { id: (await savedList(customer)).id },
    }),
    refused: 'not_found',
  },
  removeListItem: {
    call: lists.removeListItem,
    async of({ bearer }) {
      const { id, items } = await savedList({ bearer })
      return { bearer, params: { id, itemId: items[0]?.id ?? '' } }
    },
    refused: 'not_found',
  },
  addListItemByCode: {
    call: lists.addListItemByCode,
    of: ({ bearer }) => ({ bearer, params: { code: 'wishlist' }, body: { id: 's100', amount: 1 } }),
  },
  forgotPassword: {
    call: passwords.forgotPassword,
    of: ({ email }) => ({ body: { email, callbackUrl: '/passwordReset' } }),
  },
  resetPassword: {
    call: passwords.resetPassword,
    async of({ email }) {
      await request(passwords.forgotPassword, { body: { email, callbackUrl: '/passwordReset' } })
      const token = await tokenOfLastMail(email, 'password_reset')
      return { body: { email, token, ...both('ein-neues-kennwort') } }
    },
  },
  changePassword: {
    call: passwords.changePassword,
    of: ({ bearer }) => ({
      bearer,
      body: { old_password: demoPassword, ...both('ein-neues-kennwort') },
    }),
  },
  deleteUser: {
    call: deleteUser,
    of: ({ bearer }) => ({ bearer, body: { password: demoPassword } }),
  },
  watchVariant: {
    call: products.watchVariant,
    // Sold out in the fixture.
    of: () => ({ params: { variantId: 'g100' }, body: { email: newEmail() } }),
  },
  unwatchVariant: {
    call: products.unwatchVariant,
    async of() {
      const email = newEmail()
      await request(products.watchVariant, { params: { variantId: 'g100' }, body: { email } })
      return { body: { token: await tokenOfLastMail(email, 'watcher_confirmation') } }
    },
  },
  writeReview: {
    call: products.writeReview,
    of: () => ({
      params: { productId: 'badluefter-silva' },
      body: { rating: 4, text: 'Leise.', author: 'Rita W.', email: newEmail() },
    }),
  },
  'writeReview, by a customer': {
    call: products.writeReview,
    of: ({ bearer }) => ({
      bearer,
      params: { productId: 'badluefter-silva' },
      body: { rating: 4, text: 'Leise.', author: 'Rita W.' },
    }),
  },
  subscribeNewsletter: {
    call: services.subscribeNewsletter,
    of: () => ({ body: { email: newEmail(), callbackUrl: '/aktivieren', terms: true } }),
  },
  activateNewsletter: {
    call: services.activateNewsletter,
    of: async () => ({ body: { token: await newsletterToken() } }),
    refused: 'used',
  },
  unsubscribeNewsletter: {
    call: services.unsubscribeNewsletter,
    async of() {
      await request(services.activateNewsletter, { body: { token: await newsletterToken() } })
      const token = await valueOf(
        'SELECT unsubscribe_token FROM newsletter ORDER BY confirmed_at DESC LIMIT 1',
      )
      return { body: { token } }
    },
  },
  sendContactForm: {
    call: services.sendContactForm,
    of: () => ({
      body: {
        name: 'Rita Wieder',
        email: newEmail(),
        subject: 'Frage',
        message: 'Welcher Lüfter passt?',
        consent: true,
      },
    }),
  },
  endSessions: {
    call: endSessions,
    async of({ bearer, email }) {
      await loginAs(email)
      return { bearer, params: { id: 'others' } }
    },
  },
  makeOffer: { call: makeOffer, of: ({ bearer }) => ({ bearer, body: { priceView: 'gross' } }) },
}

/** With the reason why they are not in the table. */
export const others: Record<string, string> = {
  login: 'opens a session each time, which the first response would have carried',
  loginAs: 'single use by design: a second one would let an intercepted link in',
  addListItem: 'adds each time; no form of the storefront sends it',
  drawSheet: 'stores nothing',
  checkResetToken: 'changes nothing',
}
