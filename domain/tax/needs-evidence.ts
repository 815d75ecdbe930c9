import { decideTax, type Supply } from './decide-tax.ts'

/**
 * Whether it changes the VAT of a supply that a VAT id is valid: a registry is not asked for what is
 * taxed the same in any case, such as a sale within one country.
 */
export function needsEvidence(supply: Omit<Supply, 'buyer'>, vatId: string): boolean {
  const decide = (result: 'valid' | 'invalid') => {
    const checkedAt = supply.at.toISOString()
    const registered = { source: '', consultationNumber: '', name: '', address: '' }
    const evidence = { vatId, result, checkedAt, ...registered }
    return decideTax({ ...supply, buyer: { isBusiness: true, evidence } })
  }
  const [valid, invalid] = [decide('valid'), decide('invalid')]
  return valid.category !== invalid.category || valid.country !== invalid.country
}
