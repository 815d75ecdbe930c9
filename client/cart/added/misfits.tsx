import useSWR from 'swr'
import type { CartMisfit } from '../../../domain/cart/cart-misfit.ts'
import { api } from '../../../domain/api.ts'
import type { TextKey } from '../../i18n/text.ts'
import { getJson } from '../../http/get-json.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const reasons = {
  'electronic-motor': 'cartMisfit.because.electronicMotor',
  'single-phase-motor': 'cartMisfit.because.singlePhaseMotor',
  'supply-is-alternating': 'cartMisfit.because.supplyIsAlternating',
  'voltage-differs': 'cartMisfit.because.voltageDiffers',
  'current-too-high': 'cartMisfit.because.currentTooHigh',
  'power-too-high': 'cartMisfit.because.powerTooHigh',
  'explosion-protection': 'cartMisfit.because.explosionProtection',
  'static-charge': 'cartMisfit.because.staticCharge',
  'too-hot': 'cartMisfit.because.tooHot',
  'fire-class-lower': 'cartMisfit.because.fireClassLower',
  'tested-as-a-whole': 'cartMisfit.because.testedAsAWhole',
  'size-differs': 'cartMisfit.because.sizeDiffers',
  'ends-alike': 'cartMisfit.because.endsAlike',
  'no-signal-input': 'cartMisfit.because.noSignalInput',
  'signal-differs': 'cartMisfit.because.signalDiffers',
  'no-contact': 'cartMisfit.because.noContact',
  'made-for-another-unit': 'cartMisfit.because.madeForAnotherUnit',
  'filter-size-differs': 'cartMisfit.because.filterSizeDiffers',
  'filter-class-lower': 'cartMisfit.because.filterClassLower',
  'has-an-actuator': 'cartMisfit.because.hasAnActuator',
} satisfies Record<CartMisfit['because'], TextKey>

interface MisfitsProps {
  /** Lines of a cart or a list; those just added come first. */
  lines: readonly { slug: string; variantId: string }[]
  /** For the lines that the page was loaded with; omitted: requested. */
  initial?: CartMisfit[]
}

/**
 * Incompatible lines with the reason and an alternative: a note, because the shop does not know the
 * installation.
 */
export function Misfits({ lines, initial }: MisfitsProps) {
  const { routes, text } = useShop()
  const { data = [] } = useSWR(
    lines.length > 1 ? api.misfits(lines) : null,
    (url: string) => getJson(url, parseMisfits),
    {
      ...(initial && { fallbackData: initial }),
      revalidateOnMount: !initial,
      revalidateOnFocus: false,
      keepPreviousData: true,
    },
  )
  return data.map(({ partName, otherName, because, instead }) => (
    <Notice
      key={`${partName} ${otherName}`}
      kind="warning"
      title={text('cartMisfit.title', { part: partName, other: otherName })}
      action={
        instead && (
          <ButtonLink
            variant="secondary"
            href={`${routes.category(instead.slug)}?${instead.query}`}
          >
            {text('cartMisfit.instead')}
          </ButtonLink>
        )
      }
    >
      {text(reasons[because])}
    </Notice>
  ))
}

async function parseMisfits(body: unknown): Promise<CartMisfit[]> {
  return (await import('../state/cart-answers.ts')).Misfits.parse(body).misfits
}
