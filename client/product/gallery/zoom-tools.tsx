import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-names.ts'

interface ZoomToolsProps {
  /** From 1. */
  position: number
  count: number
  /** null: at the minimum or maximum. */
  onSmaller: (() => void) | null
  onLarger: (() => void) | null
  onTurn(by: 1 | -1): void
}

/** Buttons for what wheel, click and keys do. */
export function ZoomTools({ position, count, onSmaller, onLarger, onTurn }: ZoomToolsProps) {
  const { text } = useShop()
  return (
    <div className="zoom__tools">
      {count > 1 && (
        <>
          <Tool
            icon="chevron-left"
            label={text('details.zoom.previous')}
            onPress={() => onTurn(-1)}
          />
          <span role="status">
            {position} / {count}
          </span>
          <Tool icon="chevron-right" label={text('details.zoom.next')} onPress={() => onTurn(1)} />
        </>
      )}
      <Tool icon="minus" label={text('details.zoom.smaller')} onPress={onSmaller} />
      <Tool icon="plus" label={text('details.zoom.larger')} onPress={onLarger} />
    </div>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  onPress: (() => void) | null
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      disabled={!onPress}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </button>
  )
}
