import type { CodedVariant } from '../../domain/catalog/coded-variant.ts'

/** Variant name within its product; empty if the product has only one. */
export function variantLabel({ name, product }: CodedVariant): string {
  if (name === product.name) return ''
  return name.startsWith(product.name) ? name.slice(product.name.length).trim() : name
}
