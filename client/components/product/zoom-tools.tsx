import { useShop } from '../../shop.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import type { TextKey } from '../../i18n/text.ts'

interface ZoomToolsProps {
  /** From 1. */
  place: number
  count: number
  /** null: it is as small, as large as it gets. */
  onSmaller: (() => void) | null
  onLarger: (() => void) | null
  onTurn(by: 1 | -1): void
}

/** What a picture's wheel, click and keys do, as buttons. */
export function ZoomTools({ place, count, onSmaller, onLarger, onTurn }: ZoomToolsProps) {
  return (
    <div className="zoom__tools">
      {count > 1 && (
        <>
          <Tool icon="chevron-left" label="details.zoom.previous" onPress={() => onTurn(-1)} />
          <span role="status">
            {place} / {count}
          </span>
          <Tool icon="chevron-right" label="details.zoom.next" onPress={() => onTurn(1)} />
        </>
      )}
      <Tool icon="minus" label="details.zoom.smaller" onPress={onSmaller} />
      <Tool icon="plus" label="details.zoom.larger" onPress={onLarger} />
    </div>
  )
}

interface ToolProps {
  icon: IconName
  label: TextKey
  onPress: (() => void) | null
}

function Tool({ icon, label, onPress }: ToolProps) {
  const { text } = useShop()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={text(label)}
      disabled={!onPress}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </button>
  )
}
