import { useShop } from '../../shop.tsx'

/** Spec §6: shopping can be disabled for everybody, with a text that gives the reason. */
export function ShoppingDisabled() {
  const { shoppingDisabled, shoppingDisabledText } = useShop().site.configuration
  if (!shoppingDisabled) return null
  return (
    <div className="container">
      <p className="notice notice--warning">{shoppingDisabledText}</p>
    </div>
  )
}
