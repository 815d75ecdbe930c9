import { splitPrice } from './split-price.ts'

/** A formatted price with raised cents. */
export function Amount({ price }: { price: string }) {
  const { whole, cents, after } = splitPrice(price)
  return (
    <>
      {whole}
      {cents && <span className="price__cents">{cents}</span>}
      {after}
    </>
  )
}
