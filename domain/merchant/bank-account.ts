import * as z from 'zod/mini'

/** As it is written on paper, in blocks of four, or without spaces; stored without. */
const compact = z.overwrite((typed: string) => typed.replaceAll(/\s/g, '').toUpperCase())

/** International Bank Account Number: ISO 13616, with its check digits. */
const Iban = z
  .string()
  .check(
    compact,
    z.refine(isIban, 'must be an IBAN with its check digits, such as DE89 3704 0044 0532 0130 00'),
  )

const Bic = z
  .string()
  .check(
    compact,
    z.regex(
      /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/,
      'must be a BIC of 8 or 11 characters, such as COBADEFFXXX',
    ),
  )

export const BankAccount = z.object({
  /** Empty: the company's name. */
  holder: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  iban: Iban,
  bic: Bic,
})

function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
