import type { FormEvent } from 'react'
import { accountApi } from '../../domain/account/account-api.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { logOut } from './sign-out/sign-out.ts'

interface OperatorBarProps {
  operator: string
  /** Name of the customer. */
  name: string
}

/** Shows on every page that an operator is signed in as a customer, and ends it. */
export function OperatorBar({ operator, name }: OperatorBarProps) {
  const { text } = useShop()
  function end(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void logOut(event.currentTarget, text)
  }
  return (
    <aside className="language-banner operator-bar" aria-label={text('loginAs.bar')}>
      <p>{text('loginAs.done', { operator, name })}</p>
      <form method="post" action={accountApi.logout} onSubmit={end}>
        <Button type="submit" size="small">
          {text('loginAs.end')}
        </Button>
      </form>
    </aside>
  )
}
