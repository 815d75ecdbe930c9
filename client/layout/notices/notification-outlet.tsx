import { useSignals } from '@preact/signals-react/runtime'
import { useShop } from '../../shop.tsx'
import { hasFlashMessage } from '../../known-visitor.ts'
import { notifications } from './notifications.ts'
import { browserPart } from '../../lazy-part.ts'

/** Loaded before its first message, which may be that the connection is lost. */
const NotificationList = browserPart(
  async () => (await import('./notification-list.tsx')).NotificationList,
  { isNeededNow: hasFlashMessage },
)

/** Top centre, at most four; timers pause on hover and focus. */
export function NotificationOutlet() {
  useSignals()
  const { text } = useShop()
  const { shown, pause, resume } = notifications
  return (
    // Rendered before its first message, else screen readers miss that one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses timers
    <section
      className="notifications no-print"
      aria-live="polite"
      aria-label={text('notifications.label')}
      onPointerEnter={pause}
      onPointerLeave={resume}
      // After a press of the pointer the focus moves on to the next one, which nobody reads.
      onFocus={({ target }) => target.matches(':focus-visible') && pause()}
      onBlur={resume}
    >
      <NotificationList shown={shown.value} />
    </section>
  )
}
