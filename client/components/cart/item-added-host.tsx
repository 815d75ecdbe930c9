import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'
import { itemAdded } from '../../state/item-added.ts'

const ItemAddedDialog = lazy(async () => {
  const [{ ItemAddedDialog: Dialog }] = await Promise.all([
    import('./item-added-dialog.tsx'),
    addTexts('basket'),
  ])
  return { default: Dialog }
})

/** Place of the item-added dialog in the layout; its code comes when the first thing is added. */
export function ItemAddedHost() {
  useSignals()
  const shown = itemAdded.value
  if (!shown) return null
  return (
    <Suspense>
      <ItemAddedDialog {...shown} onClose={() => (itemAdded.value = null)} />
    </Suspense>
  )
}
