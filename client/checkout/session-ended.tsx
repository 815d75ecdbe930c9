import { useShop } from '../shop.tsx'
import { StepLink } from './step-link.tsx'

interface SessionEndedProps {
  from: 'methods' | 'info'
  error: string | undefined
}

/** The customer has been signed out since the step was shown. */
export function SessionEnded({ from, error }: SessionEndedProps) {
  const { text } = useShop()
  return (
    error && (
      <p>
        {error}{' '}
        <StepLink from={from} to="login">
          {text('checkout.sessionLost.login')}
        </StepLink>
      </p>
    )
  )
}
