interface SkeletonProps {
  /** Final size of the content. */
  shape?: 'text' | 'title' | 'button' | 'picture' | 'tile' | 'row'
  count?: number
  className?: string
}

/** Placeholder of loading content; its container has `aria-busy`. */
export function Skeleton({ shape = 'text', count = 1, className = '' }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={`skeleton skeleton--${shape} ${className}`} aria-hidden="true" />
  ))
}
