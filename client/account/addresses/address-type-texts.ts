import type { UserAddress } from '../../../domain/account/address.ts'
import type { TextKey } from '../../i18n/text.ts'

export const addressTypeTexts: Record<UserAddress['type'], TextKey> = {
  shipping: 'customer.addresses.shipping',
  billing: 'customer.addresses.billing',
}
