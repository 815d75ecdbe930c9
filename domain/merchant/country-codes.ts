import * as z from 'zod/mini'

/** Delivery countries with their phone prefixes. */
export const phonePrefixes = {
  AUT: '+43',
  BEL: '+32',
  BGR: '+359',
  CHE: '+41',
  CYP: '+357',
  CZE: '+420',
  DEU: '+49',
  DNK: '+45',
  ESP: '+34',
  EST: '+372',
  FIN: '+358',
  FRA: '+33',
  GRC: '+30',
  HRV: '+385',
  HUN: '+36',
  IRL: '+353',
  ITA: '+39',
  LTU: '+370',
  LUX: '+352',
  LVA: '+371',
  MLT: '+356',
  NLD: '+31',
  POL: '+48',
  PRT: '+351',
  ROU: '+40',
  SVK: '+421',
  SVN: '+386',
  SWE: '+46',
} as const

/** ISO 3166-1 alpha-3. */
export const KnownCountry = z.custom<keyof typeof phonePrefixes>(
  (code) => typeof code === 'string' && Object.hasOwn(phonePrefixes, code),
  'is no country that can be delivered to',
)
export type KnownCountry = z.infer<typeof KnownCountry>
