import { accountApi } from '../../domain/account/account-api.ts'
import type { UserAddress } from '../../domain/account/address.ts'
import { AccountArea } from './account-area.tsx'
import { AddressCard } from './addresses/address-card.tsx'
import { AddressForm } from './addresses/address-form.tsx'
import type { TextKey } from '../i18n/text.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useShop } from '../shop.tsx'
import type { UserAddressesProps } from '../../domain/screens/account/user-addresses.ts'

export function Screen(props: UserAddressesProps) {
  const { addresses, open } = props
  const { routes, text } = useShop()
  const path = routes.account.addresses()
  /** A control's label, with its address for those who do not see the card. */
  const named = (
    label: TextKey,
    { name, businessName, street, houseNumber, city }: UserAddress,
  ) => ({
    'aria-label': `${text(label)}: ${[businessName, name, `${street} ${houseNumber}`, city].filter(Boolean).join(', ')}`,
  })
  if (open !== null) {
    const title = text(open === '' ? 'customer.addresses.new' : 'customer.addresses.change')
    const above = [{ title: text('customer.addresses.title'), href: path }]
    return (
      <AccountArea title={title} current={path} above={above}>
        <AddressForm {...props} id={open} />
      </AccountArea>
    )
  }
  return (
    <AccountArea title={text('customer.addresses.title')} current={path}>
      {addresses.length === 0 && <p>{text('customer.addresses.none')}</p>}
      <ul className="address-cards">
        {addresses.map((address) => (
          <li key={address.id} className="address-cards__entry">
            <AddressCard address={address} />
            <form
              method="post"
              action={accountApi.userAddress(address.id)}
              className="customer__actions"
            >
              <ButtonLink
                href={`${path}?edit=${encodeURIComponent(address.id)}`}
                size="small"
                {...named('customer.addresses.change', address)}
              >
                {text('customer.addresses.change')}
              </ButtonLink>
              {!address.isDefault && (
                <Button
                  type="submit"
                  size="small"
                  name="intent"
                  value="default"
                  {...named('customer.addresses.makeDefault', address)}
                >
                  {text('customer.addresses.makeDefault')}
                </Button>
              )}
              <Button
                type="submit"
                size="small"
                variant="quiet"
                name="intent"
                value="remove"
                {...named('customer.remove', address)}
              >
                {text('customer.remove')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p className="customer__actions">
        <ButtonLink href={`${path}?new=1`} variant="primary">
          {text('customer.addresses.new')}
        </ButtonLink>
      </p>
    </AccountArea>
  )
}
