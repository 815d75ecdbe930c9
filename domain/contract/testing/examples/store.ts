import { getCountries, getCurrencies, getGlobals } from '../../store.ts'
import { exampleCurrencies, exampleGlobals } from './entities/globals.ts'
import { onePage } from './entities/one-page.ts'
import { example, type Example } from './example.ts'

export const storeExamples: Example[] = [
  example(getCurrencies, { answer: { data: exampleCurrencies } }),
  example(getCountries, {
    query: { perPage: '100' },
    answer: onePage([{ code: 'DEU', title: 'Deutschland', phonePrefix: '+49' }], 100),
  }),
  example(getGlobals, { answer: { data: exampleGlobals } }),
]
