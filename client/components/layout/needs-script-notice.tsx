import { useShop } from '../../shop.tsx'
import { Notice } from '../ui/notice.tsx'

/** For a screen that truly cannot work without JavaScript; says so, and what else can be done. */
export function NeedsScriptNotice() {
  const { frame, text } = useShop()
  return (
    <noscript>
      <Notice kind="warning" title={text('needsScript.title')}>
        {text('needsScript.text', { phone: frame.globals.contact.phone })}
      </Notice>
    </noscript>
  )
}
