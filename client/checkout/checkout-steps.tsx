import { useShop } from '../shop.tsx'
import { StepLink } from './step-link.tsx'
import { Icon } from '../ui/icon/icon.tsx'

interface CheckoutStepsProps {
  /** Zero-based (spec §4 currentStep); 3: ordered, no step can be revisited. */
  current: 0 | 1 | 2 | 3
  /** The form below, whose input the links keep. */
  form?: 'methods' | 'info' | undefined
}

/** Checkout progress; previous steps are links. */
export function CheckoutSteps({ current, form }: CheckoutStepsProps) {
  const { routes, text } = useShop()
  const steps = [
    { title: text('sums.step.items'), to: 'checkout' },
    { title: text('sums.step.methods'), to: 'checkoutMethods' },
    { title: text('sums.step.info'), to: null },
  ] as const
  return (
    <nav className="checkout-steps" aria-label={text('sums.step.label')}>
      <ol className="checkout-steps__list">
        {steps.map(({ title, to }, index) => (
          <li
            key={title}
            className={stepClass(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="checkout-steps__mark" aria-hidden="true">
              {index < current ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {to === null || index >= current || current === 3 ? (
              <span>{title}</span>
            ) : form ? (
              <StepLink from={form} to={to}>
                {title}
              </StepLink>
            ) : (
              <a href={routes[to]()}>{title}</a>
            )}
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
