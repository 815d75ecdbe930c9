import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { LineError } from './line-error.ts'

/** Error message beside the control that caused it. */
export function LineErrorNote({ trouble }: { trouble: LineError }) {
  const { text } = useShop()
  return (
    <div className="cart-line__trouble" role="alert">
      <p>
        <Icon name="circle-alert" size={16} /> {trouble.text}
      </p>
      {trouble.retry && (
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={trouble.retry}
        >
          {text('cartPage.retry')}
        </button>
      )}
    </div>
  )
}
