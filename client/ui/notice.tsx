import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'
import type { IconName } from './icon/icon-names.ts'
import type { NoticeKind } from '../../domain/notice-kind.ts'

export const noticeIcons: Record<NoticeKind, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
}

interface NoticeProps {
  kind?: NoticeKind
  title?: string | undefined
  children?: ReactNode
  /** `alert` interrupts a screen reader; `status` is polite. */
  role?: 'alert' | 'status'
  action?: ReactNode
  /** Browsers focus it in the response to a native form, where no field is wrong. */
  focused?: boolean
}

/** An inline notice. */
export function Notice({ kind = 'info', title, children, role, action, focused }: NoticeProps) {
  return (
    <div
      className={`notice notice--${kind}`}
      role={role}
      {...(focused && { tabIndex: -1, autoFocus: true })}
    >
      <Icon name={noticeIcons[kind]} className="notice__icon" />
      <div className="notice__body">
        {title && <p className="notice__title">{title}</p>}
        {children && <div className="notice__text">{children}</div>}
      </div>
      {action && <div className="notice__action">{action}</div>}
    </div>
  )
}
