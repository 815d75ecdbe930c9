import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Logo } from './header/logo.tsx'
import { PhoneLink } from './header/phone-link.tsx'

/** Reduced header without distractions: step, security note, contact, way back. */
export function CheckoutHeader({ backToShop }: { backToShop: boolean }) {
  const { routes, text } = useShop()
  return (
    <header className="checkout-header">
      <div className="checkout-header__row container">
        <Logo />
        <p className="checkout-header__safe">
          <Icon name="lock" size={16} />
          {text('header.secure')}
        </p>
        <PhoneLink />
        {backToShop && (
          <a className="checkout-header__back" href={routes.home()}>
            <Icon name="arrow-left" size={16} />
            {text('header.backToShop')}
          </a>
        )}
      </div>
    </header>
  )
}
