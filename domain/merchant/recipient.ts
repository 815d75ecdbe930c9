import * as z from 'zod/mini'
import { Locale } from '../locale.ts'

const text = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(300))

/** Who is given personal data, by name (Reg. (EU) 2016/679 Art. 13(1)(e) and (f)). */
export const Recipient = z.object({
  /** Company with its legal form. */
  name: text(),
  /** Town and country; for a third country with the basis of the transfer. */
  seat: z.partialRecord(Locale, text()),
  /** What is done with which data. */
  purpose: z.partialRecord(Locale, text()),
})
export type Recipient = z.infer<typeof Recipient>
