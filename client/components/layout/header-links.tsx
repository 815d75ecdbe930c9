import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'

/** What is the visitor's own: asked for after the page stands. */
export function HeaderLinks({ url }: { url: string }) {
  return (
    <>
      <AccountLink url={url} />
      <CartLink />
    </>
  )
}
