import { useShop } from '../../shop.tsx'

/** Spec §2 Page layout: what does not work without JavaScript; browsers with it render nothing. */
export function NeedsScriptNotice() {
  const { text } = useShop()
  return (
    <noscript>
      <p className="needs-script-notice no-print">{text('needsScript')}</p>
    </noscript>
  )
}
