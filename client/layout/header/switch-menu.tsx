import type { FocusEvent, ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'

interface SwitchMenuProps {
  /** Current value. */
  title: string
  label: string
  children: ReactNode
}

/** A menu of a few values; opens without JavaScript. */
export function SwitchMenu({ title, label, children }: SwitchMenuProps) {
  function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only closes it
    <details className="switch-menu" name="shop-switch" onBlur={closeWhenLeft}>
      <summary className="switch-menu__title" aria-label={`${label}: ${title}`}>
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="switch-menu__panel">{children}</div>
    </details>
  )
}
