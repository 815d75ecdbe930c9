import { type ReactNode, use, useEffect, useState } from 'react'
import { Boundary } from './hydration/cached-markup.tsx'
import { DeferredContext } from './shop.tsx'

interface LazyBoundaryProps {
  children: ReactNode
  fallback?: ReactNode
}

/**
 * Boundary for lazy parts inside components that may re-render: re-rendering a part without its
 * script would drop the server's HTML. Its first render, and the deferred parts that are in it, are
 * kept until it has hydrated.
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  const [isAlive, setAlive] = useState(false)
  const deferred = use(DeferredContext)
  const [firstDeferred] = useState(deferred)
  const around = (inside: ReactNode) => (
    <Boundary fallback={fallback}>
      {inside}
      <Alive onAlive={setAlive} />
    </Boundary>
  )
  const [first] = useState(() => around(children))
  return (
    <DeferredContext value={isAlive ? deferred : firstDeferred}>
      {isAlive ? around(children) : first}
    </DeferredContext>
  )
}

/** Reports hydration: its effect runs when the boundary has hydrated. */
function Alive({ onAlive }: { onAlive: (isAlive: true) => void }) {
  useEffect(() => onAlive(true), [onAlive])
  return null
}
