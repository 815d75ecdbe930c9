import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react'
import type { IconName } from './icon/icon-names.ts'

interface ButtonVariant {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'coloured'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  /** Not shown beside `icon`. */
  iconAfter?: IconName
  /** Full width. */
  wide?: boolean
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonVariant & { busy?: boolean }

/** While busy it keeps the focus and its size, and ignores clicks. */
export function Button({ busy = false, type = 'button', onClick, ...props }: ButtonProps) {
  const { variant, size, wide, className, icon, iconAfter, children, ...rest } = props
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ variant, size, wide, className, icon, iconAfter })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {children}
    </button>
  )
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonVariant & { href: string }

/** A link styled as a button, because it is the next step. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, className, icon, iconAfter, children, ...rest } = props
  return (
    <a {...rest} className={classOf({ variant, size, wide, className, icon, iconAfter })}>
      {children}
    </a>
  )
}

type ClassOf = { [Name in keyof ButtonVariant]: ButtonVariant[Name] | undefined } & {
  className: string | undefined
}

function classOf(props: ClassOf): string {
  const { variant = 'secondary', size = 'medium', wide, className, icon, iconAfter } = props
  const classes = ['button', `button--${variant}`]
  if (size !== 'medium') classes.push(`button--${size}`)
  if (wide) classes.push('button--wide')
  if (icon) classes.push('icon-before', `icon--${icon}`)
  else if (iconAfter) classes.push('icon-after', `icon--${iconAfter}`)
  if (className) classes.push(className)
  return classes.join(' ')
}
