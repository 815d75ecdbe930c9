import { useShop } from '../../shop.tsx'
import type { Variant } from '../../../domain/product.ts'
import type { VariantChoice } from './use-variant.ts'
import { VariantLink } from './variant-link.tsx'

interface VariantButtonsProps {
  title: string
  variants: { variant: Variant; name: string }[]
  choice: VariantChoice
}

/** One axis, or none: every variant side by side. */
export function VariantButtons({ title, variants, choice }: VariantButtonsProps) {
  const { text } = useShop()
  return (
    <fieldset className="variants" aria-label={text('product.choose', { axis: title })}>
      <p className="variants__title">{title}</p>
      <ul className="variants__list">
        {variants.map(({ variant, name }) => (
          <li key={variant.id}>
            <VariantLink choice={choice} variant={variant} name={name} className="variants__value">
              {name}
            </VariantLink>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
