import type { SafetyWarning, SignalWord } from '../../../domain/product/product-duties.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'

const signalTexts: Record<SignalWord, TextKey> = {
  danger: 'duties.signal.danger',
  warning: 'duties.signal.warning',
  caution: 'duties.signal.caution',
  notice: 'duties.signal.notice',
}

interface SafetyWarningsProps {
  warnings: readonly SafetyWarning[]
  variantId: string
}

/** Safety warnings, below the button in the offer (Reg. (EU) 2023/988 Art. 19 (d)). */
export function SafetyWarnings({ warnings, variantId }: SafetyWarningsProps) {
  const { text } = useShop()
  const own = warnings.filter(({ except }) => !except?.includes(variantId))
  if (own.length === 0) return null
  return (
    <section className="safety-warnings" aria-label={text('duties.warnings')}>
      <ul>
        {own.map(({ signal, text: words }) => (
          <li key={words} className={`safety-warnings__item safety-warnings__item--${signal}`}>
            <strong>{text(signalTexts[signal])}</strong> {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
