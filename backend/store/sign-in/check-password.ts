import { Refusal } from '../../contract/refusal.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'

interface Chosen {
  password: string
  email: string
  /** Field of the request, for errors. */
  field?: string
}

/**
 * Refuses common passwords (NIST SP 800-63B-4, 3.1.1.2): one of the 49,000 most used, one repeated
 * character, a keyboard sequence, the shop's name or the customer's own email address, also with
 * digits and signs around it.
 */
export async function checkPassword(
  { password, email, field = 'password' }: Chosen,
  merchant: Pick<Merchant, 'brand' | 'company' | 'tradeWords'>,
): Promise<void> {
  const key = (await isCommon(password))
    ? ('passwordCommon' as const)
    : isOwnName(password, email, merchant)
      ? ('passwordName' as const)
      : null
  if (key) throw new Refusal(422, { key, code: 'password_blocked', field })
}

let common: ReadonlySet<string> | undefined

async function isCommon(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase()
  if (isOneStep(text)) return true
  // 380 kB for new passwords only; the value is cached, never the promise of a request.
  common ??= new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'])
  return common.has(text) || common.has(text.replace(/[\d!?.*#@$%&_-]+$/, ''))
}

/** `aaaaaaaa`, `12345678`, `hgfedcba`: constant distance between characters. */
function isOneStep(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size <= 1 && [0, 1, -1].includes([...steps][0] ?? 0)
}

function isOwnName(
  password: string,
  email: string,
  { brand, company, tradeWords }: Pick<Merchant, 'brand' | 'company' | 'tradeWords'>,
): boolean {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const names = [email, local, domain, domain.split('.')[0] ?? '']
  const words = [...names, brand.name, company, ...tradeWords]
  const core = lettersOf(password)
  return core !== '' && words.some((name) => lettersOf(name) === core)
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}
