import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { PickerProvider } from '../../../domain/checkout/delivery/point-pickers.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { useShop } from '../../shop.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

const PickerMessage = z.object({
  picker: z.string(),
  state: z.enum(['ready', 'picked', 'closed', 'failed']),
  remoteId: z.optional(z.string()),
})

/** Timeout of the map: a search by postcode is faster by then. */
const longestWait = 10_000

interface BranchPickerProps {
  carrier: string
  provider: PickerProvider
  onPicked: (remoteId: string) => void
  /** Closed without a choice: nothing changes. */
  onClosed: () => void
  /** The carrier's script is blocked, down or too slow. */
  onFailed: () => void
}

/**
 * The carrier's own picker, in an iframe with a CSP of its own
 * (worker/api/checkout/point-picker.ts).
 */
export function BranchPicker(props: BranchPickerProps) {
  const { carrier, provider } = props
  const { text } = useShop()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const timer = setTimeout(() => latest.current.onFailed(), longestWait)
    function handleMessage({ origin, source, data }: MessageEvent<unknown>) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const message = PickerMessage.safeParse(data).data
      if (message?.picker !== provider) return
      clearTimeout(timer)
      const { onPicked, onClosed, onFailed } = latest.current
      if (message.state === 'ready') setReady(true)
      else if (message.state === 'failed') onFailed()
      else if (message.state === 'picked' && message.remoteId) onPicked(message.remoteId)
      else onClosed()
    }
    addEventListener('message', handleMessage)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', handleMessage)
    }
  }, [provider])

  return (
    <Dialog open onClose={props.onClosed} title={text('checkout.place.picker', { carrier })}>
      {!isReady && <p role="status">{text('checkout.place.pickerLoading')}</p>}
      <iframe
        ref={frame}
        className="branch-picker"
        src={checkoutApi.pointPicker(provider)}
        title={text('checkout.place.picker', { carrier })}
        allow="geolocation"
      />
    </Dialog>
  )
}
