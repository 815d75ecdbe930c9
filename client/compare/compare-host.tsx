import { useSignals } from '@preact/signals-react/runtime'
import { compareNews } from './compare.ts'
import { CompareDialog } from './compare-dialog.tsx'

/** Place of the comparison's dialog. */
export function CompareHost() {
  useSignals()
  const news = compareNews.value
  return news && <CompareDialog news={news} onClose={() => (compareNews.value = null)} />
}
