import { type ReactNode, Suspense, useEffect, useState } from 'react'

interface LazyBoundaryProps {
  children: ReactNode
  fallback?: ReactNode
}

/**
 * Around lazy parts that their page may draw anew: before its script is there, such a boundary would
 * lose the HTML that the server has sent. So it stays as it was first drawn until it has come alive.
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  const [isAlive, setAlive] = useState(false)
  const around = (inside: ReactNode) => (
    <Suspense fallback={fallback}>
      {inside}
      <Alive onAlive={setAlive} />
    </Suspense>
  )
  const [first] = useState(() => around(children))
  return isAlive ? around(children) : first
}

/** Its effect runs with the first of everything beside it. */
function Alive({ onAlive }: { onAlive: (isAlive: true) => void }) {
  useEffect(() => onAlive(true), [onAlive])
  return null
}
