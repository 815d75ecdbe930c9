import { useShop } from '../../shop.tsx'
import { type Notification, notifications } from './notifications.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Notice } from '../../ui/notice.tsx'

export function NotificationList({ shown }: { shown: readonly Notification[] }) {
  const { text } = useShop()
  return shown.map(({ id, kind, title, text: message, link }) => (
    <Notice
      key={id}
      kind={kind}
      title={title}
      action={
        <button
          type="button"
          className="icon-button"
          aria-label={text('dialog.close')}
          onClick={() => notifications.dismiss(id)}
        >
          <Icon name="x" size={16} />
        </button>
      }
    >
      {message} {link && <a href={link.href}>{link.label}</a>}
    </Notice>
  ))
}
