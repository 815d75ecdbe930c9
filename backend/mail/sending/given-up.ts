/** SQL condition of emails that reached nobody and are not tried any more. */
export const isGivenUp = 'failure IS NOT NULL AND due_at IS NULL'
