import { useShop } from '../shop.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Replaces a screen that failed to render (spec §8). */
export function ErrorMessage() {
  const { routes, text } = useShop()
  return (
    <div className="error-message container" role="alert">
      <h1>{text('screenFailed.title')}</h1>
      <p>{text('screenFailed.text')}</p>
      <div className="error-message__actions">
        <Button variant="primary" icon="rotate-ccw" onClick={() => location.reload()}>
          {text('screenFailed.reload')}
        </Button>
        <ButtonLink href={routes.home()}>{text('screenFailed.home')}</ButtonLink>
      </div>
    </div>
  )
}
