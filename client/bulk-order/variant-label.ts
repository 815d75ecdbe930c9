import type { CodedVariant } from '../../domain/catalog/coded-variant.ts'

/** Which of the product's variants it is; empty where the product's name says it all. */
export function variantLabel({ name, product }: CodedVariant): string {
  if (name === product.name) return ''
  return name.startsWith(product.name) ? name.slice(product.name.length).trim() : name
}
