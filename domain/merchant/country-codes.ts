import * as z from 'zod/mini'

/** Countries that can be delivered to: ISO 3166-1 alpha-2 and the prefix of their phone numbers. */
export const knownCountries = {
  AUT: { region: 'AT', phonePrefix: '+43' },
  BEL: { region: 'BE', phonePrefix: '+32' },
  BGR: { region: 'BG', phonePrefix: '+359' },
  CHE: { region: 'CH', phonePrefix: '+41' },
  CYP: { region: 'CY', phonePrefix: '+357' },
  CZE: { region: 'CZ', phonePrefix: '+420' },
  DEU: { region: 'DE', phonePrefix: '+49' },
  DNK: { region: 'DK', phonePrefix: '+45' },
  ESP: { region: 'ES', phonePrefix: '+34' },
  EST: { region: 'EE', phonePrefix: '+372' },
  FIN: { region: 'FI', phonePrefix: '+358' },
  FRA: { region: 'FR', phonePrefix: '+33' },
  GRC: { region: 'GR', phonePrefix: '+30' },
  HRV: { region: 'HR', phonePrefix: '+385' },
  HUN: { region: 'HU', phonePrefix: '+36' },
  IRL: { region: 'IE', phonePrefix: '+353' },
  ITA: { region: 'IT', phonePrefix: '+39' },
  LTU: { region: 'LT', phonePrefix: '+370' },
  LUX: { region: 'LU', phonePrefix: '+352' },
  LVA: { region: 'LV', phonePrefix: '+371' },
  MLT: { region: 'MT', phonePrefix: '+356' },
  NLD: { region: 'NL', phonePrefix: '+31' },
  POL: { region: 'PL', phonePrefix: '+48' },
  PRT: { region: 'PT', phonePrefix: '+351' },
  ROU: { region: 'RO', phonePrefix: '+40' },
  SVK: { region: 'SK', phonePrefix: '+421' },
  SVN: { region: 'SI', phonePrefix: '+386' },
  SWE: { region: 'SE', phonePrefix: '+46' },
} as const

/** ISO 3166-1 alpha-3. */
export const KnownCountry = z.custom<keyof typeof knownCountries>(
  (code) => typeof code === 'string' && Object.hasOwn(knownCountries, code),
  'is no country that can be delivered to',
)
export type KnownCountry = z.infer<typeof KnownCountry>
