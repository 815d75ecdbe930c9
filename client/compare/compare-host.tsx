import { useSignals } from '@preact/signals-react/runtime'
import { useHydrated } from '../ui/use-hydrated.ts'
import { compareNews } from './compare.ts'
import { CompareDialog } from './compare-dialog.tsx'

/** Place of the comparison's dialog, whose buttons may be alive before it. */
export function CompareHost() {
  useSignals()
  const hydrated = useHydrated()
  const news = compareNews.value
  return (
    hydrated && news && <CompareDialog news={news} onClose={() => (compareNews.value = null)} />
  )
}
