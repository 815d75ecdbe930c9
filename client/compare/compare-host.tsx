import { useSignals } from '@preact/signals-react/runtime'
import { useHydrated } from '../ui/use-hydrated.ts'
import { compareNotice } from './compare.ts'
import { CompareDialog } from './compare-dialog.tsx'

/** Mounts the comparison's dialog, whose buttons may hydrate before it. */
export function CompareHost() {
  useSignals()
  const hydrated = useHydrated()
  const change = compareNotice.value
  return (
    hydrated &&
    change && <CompareDialog change={change} onClose={() => (compareNotice.value = null)} />
  )
}
