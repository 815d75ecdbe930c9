import type { Product } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { valueText } from '../details/parameter-text.ts'
import type { VariantChoice as Choice } from './use-variant.ts'
import { VariantButtons } from './variant-buttons.tsx'
import { VariantMatrix } from './variant-matrix.tsx'

interface VariantChoiceProps {
  product: Product
  choice: Choice
}

/** A matrix for two axes, buttons for one; the longer axis is vertical if there is room. */
export function VariantChoice({ product, choice }: VariantChoiceProps) {
  const { text } = useShop()
  const { axes, variants } = product
  if (variants.length < 2) return null
  const [first, second] = axes.toSorted((a, b) => b.values.length - a.values.length)
  if (first && second)
    return <VariantMatrix product={product} rows={first} columns={second} choice={choice} />
  const named = variants.map((variant) => ({ variant, name: nameOf(variant) }))
  return (
    <VariantButtons
      title={first?.title ?? text('product.chooseVariant')}
      variants={named}
      choice={choice}
    />
  )

  function nameOf({ name, axisValues }: (typeof variants)[number]): string {
    const value = first?.values.find(({ id }) => id === axisValues[first.code])
    return first && value ? valueText(first.code, value.title, first.unit) : name
  }
}
