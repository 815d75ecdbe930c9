import useSWR from 'swr'
import type { Incompatibility } from '../../../domain/cart/incompatibility.ts'
import { api } from '../../../domain/api.ts'
import type { TextKey } from '../../i18n/text.ts'
import { getJson } from '../../http/get-json.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const reasons = {
  'electronic-motor': 'incompatibility.reason.electronicMotor',
  'single-phase-motor': 'incompatibility.reason.singlePhaseMotor',
  'supply-is-alternating': 'incompatibility.reason.supplyIsAlternating',
  'voltage-differs': 'incompatibility.reason.voltageDiffers',
  'current-too-high': 'incompatibility.reason.currentTooHigh',
  'power-too-high': 'incompatibility.reason.powerTooHigh',
  'explosion-protection': 'incompatibility.reason.explosionProtection',
  'static-charge': 'incompatibility.reason.staticCharge',
  'too-hot': 'incompatibility.reason.tooHot',
  'fire-class-lower': 'incompatibility.reason.fireClassLower',
  'tested-as-a-whole': 'incompatibility.reason.testedAsAWhole',
  'size-differs': 'incompatibility.reason.sizeDiffers',
  'ends-alike': 'incompatibility.reason.endsAlike',
  'no-signal-input': 'incompatibility.reason.noSignalInput',
  'signal-differs': 'incompatibility.reason.signalDiffers',
  'no-contact': 'incompatibility.reason.noContact',
  'made-for-another-unit': 'incompatibility.reason.madeForAnotherUnit',
  'filter-size-differs': 'incompatibility.reason.filterSizeDiffers',
  'filter-class-lower': 'incompatibility.reason.filterClassLower',
  'has-an-actuator': 'incompatibility.reason.hasAnActuator',
} satisfies Record<Incompatibility['reason'], TextKey>

interface IncompatibilitiesProps {
  /** Lines of a cart or a list; those just added come first. */
  lines: readonly { slug: string; variantId: string }[]
  /** For the lines that the page was loaded with; null or omitted: requested. */
  initial?: Incompatibility[] | null
}

/**
 * Incompatible lines with the reason and an alternative: a note, because the shop does not know the
 * installation.
 */
export function Incompatibilities({ lines, initial }: IncompatibilitiesProps) {
  const { routes, text } = useShop()
  const { data = [] } = useSWR(
    lines.length > 1 ? api.incompatibilities(lines) : null,
    (url: string) => getJson(url, parseIncompatibilities),
    {
      ...(initial && { fallbackData: initial }),
      revalidateOnMount: !initial,
      revalidateOnFocus: false,
      keepPreviousData: true,
    },
  )
  return data.map(({ partName, otherName, reason, instead }) => (
    <Notice
      key={`${partName} ${otherName}`}
      kind="warning"
      title={text('incompatibility.title', { part: partName, other: otherName })}
      action={
        instead && (
          <ButtonLink
            variant="secondary"
            href={`${routes.category(instead.slug)}?${instead.query}`}
          >
            {text('incompatibility.instead')}
          </ButtonLink>
        )
      }
    >
      {text(reasons[reason])}
    </Notice>
  ))
}

async function parseIncompatibilities(body: unknown): Promise<Incompatibility[]> {
  return (await import('../state/cart-responses.ts')).Incompatibilities.parse(body)
    .incompatibilities
}
