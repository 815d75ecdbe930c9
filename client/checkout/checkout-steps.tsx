import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'

interface CheckoutStepsProps {
  /** Zero-based (spec §4 currentStep); 3: ordered, no step can be revisited. */
  current: 0 | 1 | 2 | 3
}

/** Checkout progress; previous steps are links. */
export function CheckoutSteps({ current }: CheckoutStepsProps) {
  const { routes, text } = useShop()
  const steps = [
    { title: text('sums.step.items'), href: routes.checkout() },
    { title: text('sums.step.methods'), href: routes.checkoutMethods() },
    { title: text('sums.step.info'), href: routes.checkoutInfo() },
  ]
  return (
    <nav className="checkout-steps" aria-label={text('sums.step.label')}>
      <ol className="checkout-steps__list">
        {steps.map(({ title, href }, index) => (
          <li
            key={href}
            className={stepClass(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="checkout-steps__mark" aria-hidden="true">
              {index < current ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {index < current && current < 3 ? <a href={href}>{title}</a> : <span>{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stepClass(index: number, current: number): string {
  if (index === current) return 'checkout-steps__step checkout-steps__step--current'
  return index < current
    ? 'checkout-steps__step checkout-steps__step--done'
    : 'checkout-steps__step'
}
