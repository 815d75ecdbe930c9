import * as z from 'zod/mini'

/** Permissions of an operator API key. */
export const OperatorScope = z.enum([
  'prices:write',
  'stock:write',
  'orders:read',
  'orders:write',
  'coupons:write',
  'reviews:write',
  'claims:read',
  'claims:write',
  'merchant:write',
  'mail:write',
  'newsletter:read',
  'vitals:read',
  'health:read',
  'customers:login',
  'customers:write',
  'products:import',
  'products:export',
  'catalogue:import',
  'catalogue:export',
  'content:import',
  'content:export',
])
export type OperatorScope = z.infer<typeof OperatorScope>

export const operatorScopes = OperatorScope.options
