import type { Merchant } from './merchant.ts'

/** The company with its legal form, as business letters must name it: `Muster GmbH`. */
export function legalNameOf({ company, legalForm }: Pick<Merchant, 'company' | 'legalForm'>) {
  return legalForm && !company.endsWith(legalForm) ? `${company} ${legalForm}` : company
}
