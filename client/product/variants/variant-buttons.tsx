import { useShop } from '../../shop.tsx'
import type { Variant } from '../../../domain/product/product.ts'
import type { VariantChoice } from './use-variant.ts'
import { VariantLink } from './variant-link.tsx'

interface VariantButtonsProps {
  title: string
  variants: { variant: Variant; name: string }[]
  choice: VariantChoice
}

/** Spec §9: variants shown before "more". */
const shown = 4

/** One axis or none: the first four variants as buttons, the others behind a summary. */
export function VariantButtons({ title, variants, choice }: VariantButtonsProps) {
  const { text } = useShop()
  const first = variants.slice(0, shown)
  const others = variants.slice(shown)
  const isOther = others.some(({ variant }) => variant.id === choice.variant.id)
  return (
    <fieldset className="variants" aria-label={text('product.choose', { axis: title })}>
      <p className="variants__title">{title}</p>
      {buttons(first)}
      {others.length > 0 && (
        <details className="variants__more" open={isOther}>
          <summary>{text.count('product.moreVariants', others.length)}</summary>
          {buttons(others)}
        </details>
      )}
    </fieldset>
  )

  function buttons(some: typeof variants) {
    return (
      <ul className="variants__list" data-prefetch="no">
        {some.map(({ variant, name }) => (
          <li key={variant.id}>
            <VariantLink choice={choice} variant={variant} name={name} className="variants__value">
              {name}
            </VariantLink>
          </li>
        ))}
      </ul>
    )
  }
}
