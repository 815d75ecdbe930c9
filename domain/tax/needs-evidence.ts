import { decideTax, type Supply } from './decide-tax.ts'

/**
 * Whether a valid VAT id changes the VAT of a supply: no registry is called if the tax is the same
 * in any case, such as for a domestic sale.
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
