import * as z from 'zod/mini'
import { Country } from '../account/address.ts'
import { Currency } from '../currency.ts'
import { StoreGlobals } from '../store-globals.ts'
import { data, page, storeCall } from './call.ts'

export const getCurrencies = storeCall({
  method: 'GET',
  path: '/api/v1/currencies',
  response: data(z.array(Currency)),
  summary: 'Currencies and how their amounts are written',
})

export const getCountries = storeCall({
  method: 'GET',
  path: '/api/v1/countries',
  query: z.object({ page: z.optional(z.string()), perPage: z.optional(z.string()) }),
  response: page(Country),
  summary: 'Countries that can be delivered to, 100 a page unless perPage says fewer',
})

export const getGlobals = storeCall({
  method: 'GET',
  path: '/api/v1/globals',
  response: data(StoreGlobals),
  summary: 'What the store says about itself, and settings that every page may need',
})
