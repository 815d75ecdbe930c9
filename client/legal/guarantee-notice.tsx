import type { Locale } from '../../domain/locale.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { newWindowHint } from '../ui/new-window-hint.tsx'
import cs from './guarantee-notice/cs.svg?no-inline'
import de from './guarantee-notice/de.svg?no-inline'
import en from './guarantee-notice/en.svg?no-inline'
import sk from './guarantee-notice/sk.svg?no-inline'

const pictures: Record<Locale, string> = { de, cs, sk, en }

/**
 * The EU's harmonised notice on the legal guarantee of conformity, before the order (Dir.
 * 2011/83/EU Art. 6 (1) (l) as amended by Dir. (EU) 2024/825; Impl. Reg. (EU) 2025/1960): one press
 * opens it in full.
 */
export function GuaranteeNotice() {
  const { context, text } = useShop()
  const { locale } = context
  return (
    <details className="guarantee-notice">
      <summary className="guarantee-notice__title">
        <Icon name="shield-check" />
        {text('guarantee.title')}
      </summary>
      <img
        src={pictures[locale]}
        alt={text('guarantee.text')}
        width={360}
        height={270}
        loading="lazy"
        className="guarantee-notice__picture"
      />
      <a
        href={`https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_${locale}.htm`}
        target="_blank"
        rel="noopener"
      >
        {text('guarantee.link')}
        {newWindowHint(text)}
      </a>
    </details>
  )
}
