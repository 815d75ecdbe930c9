import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?no-inline'

interface IconProps {
  name: IconName
  /** Edge in px. */
  size?: 16 | 20 | 24 | 32 | 40
  className?: string
}

/** Decoration only: what it stands beside or its control's label says the same in words. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
