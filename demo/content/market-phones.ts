import type { Text } from '../../backend/db/columns.ts'
import { t } from '../catalogue/texts/text.ts'
import { merchant } from './merchant.ts'

const { phone, phones } = merchant

/** The number that a language's texts name: that of its market, as in the header. */
export const marketPhones: Text = t(phone, phones.CZE ?? phone, phones.SVK ?? phone, phone)
