import { useShop } from '../../shop.tsx'

/**
 * Spec §2 Page layout: a notice for browsers without JavaScript; others render nothing, and React
 * does not hydrate what is in `noscript`.
 */
export const NeedsScriptNotice = import.meta.env.SSR ? Notice : () => <noscript />

function Notice() {
  const { text } = useShop()
  return (
    <noscript>
      <p className="needs-script-notice no-print">{text('needsScript')}</p>
    </noscript>
  )
}
