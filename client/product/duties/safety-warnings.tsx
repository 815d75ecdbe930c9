import type { SafetyWarning, SignalWord } from '../../../domain/product/product-duties.ts'
import type { TextKey } from '../../i18n/text.ts'
import { isKnownEmpty, StaticMarkup } from '../../hydration/static-markup.tsx'
import { useShop } from '../../shop.tsx'

const signalTexts: Record<SignalWord, TextKey> = {
  danger: 'duties.signal.danger',
  warning: 'duties.signal.warning',
  caution: 'duties.signal.caution',
  notice: 'duties.signal.notice',
}

interface SafetyWarningsProps {
  /** Undefined while hydrating, if they are the same for every variant. */
  warnings: readonly SafetyWarning[] | undefined
  variantId: string
}

/** Safety warnings, below the button in the offer (Reg. (EU) 2023/988 Art. 19 (d)). */
export function SafetyWarnings({ warnings, variantId }: SafetyWarningsProps) {
  const { text } = useShop()
  const areStatic = warnings?.every(({ except = [] }) => except.length === 0) ?? true
  const own = warnings?.filter(({ except }) => !except?.includes(variantId))
  if (isKnownEmpty(own)) return null
  return (
    <section className="safety-warnings" aria-label={text('duties.warnings')}>
      {areStatic ? (
        <StaticMarkup as="ul" name="safety-warnings" data={warnings}>
          {itemsOf}
        </StaticMarkup>
      ) : (
        <ul>{itemsOf(own)}</ul>
      )}
    </section>
  )

  function itemsOf(those: readonly SafetyWarning[] = []) {
    return those.map(({ signal, text: words }) => (
      <li key={words} className={`safety-warnings__item safety-warnings__item--${signal}`}>
        <strong>{text(signalTexts[signal])}</strong>
        {` ${words}`}
      </li>
    ))
  }
}
