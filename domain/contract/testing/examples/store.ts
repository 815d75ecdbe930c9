import { getCountries, getCurrencies, getGlobals } from '../../store.ts'
import { exampleCurrencies, exampleGlobals } from './entities/globals.ts'
import { onePage } from './entities/one-page.ts'
import { example, type Example } from './example.ts'

export const storeExamples: Example[] = [
  example(getCurrencies, { response: { data: exampleCurrencies } }),
  example(getCountries, {
    query: { perPage: '100' },
    response: onePage([{ code: 'DEU', title: 'Deutschland', phonePrefix: '+49' }], 100),
  }),
  example(getGlobals, { response: { data: exampleGlobals } }),
]
