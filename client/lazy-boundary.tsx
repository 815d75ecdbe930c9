import { type ReactNode, useEffect, useState } from 'react'
import { Boundary } from './hydration/cached-markup.tsx'

interface LazyBoundaryProps {
  children: ReactNode
  fallback?: ReactNode
}

/**
 * Boundary for lazy parts inside components that may re-render: re-rendering a part without its
 * script would drop the server's HTML. Its first render is kept until it has hydrated.
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  const [isAlive, setAlive] = useState(false)
  const around = (inside: ReactNode) => (
    <Boundary fallback={fallback}>
      {inside}
      <Alive onAlive={setAlive} />
    </Boundary>
  )
  const [first] = useState(() => around(children))
  return isAlive ? around(children) : first
}

/** Reports hydration: its effect runs when the boundary has hydrated. */
function Alive({ onAlive }: { onAlive: (isAlive: true) => void }) {
  useEffect(() => onAlive(true), [onAlive])
  return null
}
