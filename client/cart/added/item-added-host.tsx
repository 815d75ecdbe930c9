import { useSignals } from '@preact/signals-react/runtime'
import { itemAdded } from './item-added.ts'
import { browserPart } from '../../lazy-part.ts'

const ItemAddedDialog = browserPart(
  async () => (await import('./item-added-dialog.tsx')).ItemAddedDialog,
)

/** Mounts the item-added dialog in the layout; its chunk loads with the first added item. */
export function ItemAddedHost() {
  useSignals()
  const shown = itemAdded.value
  if (!shown) return null
  return <ItemAddedDialog {...shown} onClose={() => (itemAdded.value = null)} />
}
