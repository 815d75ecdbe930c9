import type { Cart, CartItem } from '../../domain/cart/cart.ts'
import { itemsOf } from '../../domain/cart/cart-lines.ts'
import type { Product, ProductTile, Variant } from '../../domain/product/product.ts'
import type { EventItem } from './event.ts'

export function itemOfTile({ variant, ...product }: ProductTile): EventItem {
  return {
    id: variant.id,
    productId: product.id,
    code: variant.catalogCode,
    name: product.name,
    price: variant.prices.unitWithTax,
    quantity: 1,
    ...described(product),
  }
}

export function itemOfVariant(product: Product, variant: Variant): EventItem {
  return {
    id: variant.id,
    productId: product.id,
    code: variant.catalogCode,
    name: variant.fullname,
    price: variant.prices.unitWithTax,
    quantity: 1,
    ...described(product),
  }
}

export function itemOfLine({ product, variant, prices, amount }: CartItem): EventItem {
  return {
    id: variant.id,
    productId: product.id,
    code: variant.catalogCode,
    name: product.name,
    price: prices.unitWithTax,
    quantity: amount,
    category: product.categoryFullname,
  }
}

/** Value and items of a cart. */
export function itemsOfCart(cart: Cart) {
  return {
    currency: cart.currencyCode,
    value: cart.prices.totalWithTax,
    items: itemsOf(cart).map(itemOfLine),
  }
}

/** Total value of items in minor units. */
export function valueOf(items: readonly EventItem[]): number {
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0)
  return Number(sum.toFixed(2))
}

function described({ categoryFullname, brand }: Pick<Product, 'categoryFullname' | 'brand'>) {
  return { category: categoryFullname, ...(brand ? { brand: brand.title } : {}) }
}
