import { useShop } from '../../shop.tsx'

/** Spec §2 Page layout: a notice for browsers without JavaScript; others render nothing. */
export function NeedsScriptNotice() {
  const { text } = useShop()
  return (
    <noscript>
      <p className="needs-script-notice no-print">{text('needsScript')}</p>
    </noscript>
  )
}
