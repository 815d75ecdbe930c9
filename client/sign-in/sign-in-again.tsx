import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { newWindowHint } from '../ui/new-window-hint.tsx'

/** Beside a form whose session has ended: a sign-in in another tab keeps what was typed. */
export function SignInAgain() {
  const { routes, text } = useShop()
  return (
    <ButtonLink href={routes.login()} target="_blank" size="small">
      {text('header.login')}
      {newWindowHint(text)}
    </ButtonLink>
  )
}
