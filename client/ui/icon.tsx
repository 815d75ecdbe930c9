import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?no-inline'

interface IconProps {
  name: IconName
  /** Width and height in px. */
  size?: 16 | 20 | 24 | 32 | 40
  className?: string
}

/** Decorative: the text beside it or its control's label says the same. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
