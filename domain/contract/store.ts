import * as z from 'zod/mini'
import { Country } from '../address.ts'
import { Currency } from '../currency.ts'
import { Globals } from '../frame.ts'
import { Review } from '../review.ts'
import { data, page, storeCall } from './call.ts'

export const getCurrencies = storeCall({
  method: 'GET',
  path: '/api/v1/currencies',
  answer: data(z.array(Currency)),
  summary: 'Currencies and how their amounts are written',
})

export const getCountries = storeCall({
  method: 'GET',
  path: '/api/v1/countries',
  query: z.object({ perPage: z.optional(z.string()) }),
  answer: data(z.array(Country)),
  summary: 'Countries that can be delivered to',
})

export const getGlobals = storeCall({
  method: 'GET',
  path: '/api/v1/globals',
  answer: data(Globals),
  summary: 'Settings that every page may need',
})

export const getReviews = storeCall({
  method: 'GET',
  path: '/api/v1/products/:productId/reviews',
  query: z.object({
    page: z.optional(z.string()),
    perPage: z.optional(z.string()),
    onlyWithReview: z.optional(z.string()),
    sort: z.optional(z.string()),
    sortDirection: z.optional(z.string()),
  }),
  answer: page(Review),
  summary: 'Reviews of a product',
})

export const subscribeNewsletter = storeCall({
  method: 'POST',
  path: '/api/v1/newsletter/subscribe',
  body: z.object({
    email: z.string(),
    callbackUrl: z.string(),
    source: z.optional(z.string()),
    terms: z.boolean(),
  }),
  answer: data(z.object({ pending: z.boolean() })),
  summary: 'Sends an activation mail (double opt-in)',
})

export const activateNewsletter = storeCall({
  method: 'POST',
  path: '/api/v1/newsletter/activate',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: data(z.object({ email: z.string() })),
  summary: 'Confirms a subscription by the token of its mail; 404 unknown, 422 used or expired',
})
