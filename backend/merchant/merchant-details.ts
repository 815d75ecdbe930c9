import type { ShopBrand, Contact, ShopPromises } from '../../domain/site.ts'
import type { Locale } from '../../domain/locale.ts'
import { legalNameOf } from '../../domain/merchant/legal-name.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'

/** Contact details of the shop in a market. */
export function contactOf(merchant: Merchant, locale: Locale, market: string): Contact {
  const { city, companyNumber, country, email, openingHours } = merchant
  const { phone, phones, postcode, register, street, vatId } = merchant
  return {
    company: legalNameOf(merchant),
    street,
    postcode,
    city,
    country,
    phone: phones[market] || phone,
    email,
    openingHours: openingHours[locale] ?? '',
    ...(vatId && { vatId }),
    ...(register && { register }),
    ...(companyNumber && { companyNumber }),
  }
}

export function brandOf({ brand, company }: Merchant): ShopBrand {
  const { accent, accentDark, appIcon, favicon, logo, logoHasName, name, nameStrong } = brand
  const { sharePicture } = brand
  return {
    name: name || company,
    ...(logo && { logo }),
    ...(logoHasName && { logoHasName }),
    ...(nameStrong && { nameStrong }),
    ...(appIcon && { appIcon }),
    ...(favicon && { favicon }),
    ...(sharePicture && { sharePicture }),
    ...(accent && { accent }),
    ...(accentDark && { accentDark }),
  }
}

export function promisesOf({ promises }: Merchant): ShopPromises {
  const { deliveryDays, withdrawalDays, guaranteeYears } = promises
  return { ...(deliveryDays && { deliveryDays }), withdrawalDays, guaranteeYears }
}
