import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'

const benefits: TextKey[] = [
  'account.benefitPrices',
  'account.benefitCart',
  'account.benefitCheckout',
]

/** Benefits of an account. */
export function AccountBenefits() {
  const { text } = useShop()
  return (
    <ul className="account-benefits">
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          {text(benefit)}
        </li>
      ))}
    </ul>
  )
}
