import type { MouseEvent, ReactNode } from 'react'
import type { Variant } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import type { VariantChoice } from './use-variant.ts'
import { variantState, variantStateKeys } from './variant-state.ts'
import { isPlainClick } from '../../navigation/plain-click.ts'

interface VariantLinkProps {
  choice: VariantChoice
  variant: Variant
  /** Name of the variant, e.g. `Ø 100 mm, Nachlauf`. */
  name: string
  className: string
  children: ReactNode
}

/** A link to a variant, selected in place; sold-out ones can be viewed too. */
export function VariantLink({ choice, variant, name, className, children }: VariantLinkProps) {
  const { text, format, context } = useShop()
  const isShown = variant.id === choice.variant.id
  const state = variantState(variant)
  const price = format.price(
    context.netPrices ? variant.prices.unitWithoutTax : variant.prices.unitWithTax,
  )

  function choose(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choice.choose(variant)
  }

  return (
    <a
      className={`${className} ${className}--${state}`}
      href={choice.href(variant)}
      aria-current={isShown ? 'true' : undefined}
      aria-label={`${name}, ${price}, ${text(variantStateKeys[state])}`}
      title={text(variantStateKeys[state])}
      onClick={choose}
    >
      {children}
    </a>
  )
}
