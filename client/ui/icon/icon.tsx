import type { IconName } from './icon-names.ts'

interface IconProps {
  name: IconName
  /** Width and height in px. */
  size?: 16 | 20 | 24 | 32 | 40
  className?: string
}

/** Decorative: the text beside it or its control's label says the same. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  const sized = size === 20 ? '' : ` icon--${size}`
  return <i className={`icon icon--${name}${sized}${className && ` ${className}`}`} />
}
