import type { ParameterValueRecord } from '../../backend/db/columns.ts'
import type { ProductRecord, VariantRecord } from '../records.ts'
import type { FanCandidate } from '../../domain/ventilation/adviser/fan-candidate.ts'

/** For tests: adviser candidates from the catalogue, without the store. */
export function fanCandidates(products: readonly ProductRecord[]): FanCandidate[] {
  return products
    .filter(
      ({ saleable, variants }) => saleable && variants.some(({ curves }) => curves.length > 0),
    )
    .flatMap((product) =>
      product.variants.filter(isAvailable).map((variant) => candidateOf(product, variant)),
    )
}

/** Made to order, in stock, or incoming. */
function isAvailable({ stock }: VariantRecord): boolean {
  return stock.length === 0 || stock.some(({ amount }) => amount > 0)
}

function candidateOf(product: ProductRecord, variant: VariantRecord): FanCandidate {
  const find = (code: string): ParameterValueRecord | undefined =>
    [...variant.parameters, ...product.parameters].find((each) => each.code === code)
  const ids = (code: string) => {
    const found = find(code)
    return found && 'values' in found ? found.values : []
  }
  const number = (code: string) => {
    const found = find(code)
    return found && 'number' in found ? found.number : null
  }
  return {
    productId: product.id,
    variantId: variant.id,
    categoryId: product.categoryId,
    sameInOtherColours: product.colours,
    price: variant.prices.EUR / 100,
    diameter: Number(ids('dn')[0]) || null,
    sound: number('lpa'),
    power: number('p_el'),
    zones: ids('zone'),
    protection: ids('ip')[0] ?? null,
    controls: ids('ctrl'),
    volts: ids('u'),
    hasBackdraught: number('backdraught') === 1,
    points: (variant.curves[0]?.points ?? []).map(([flow, pressure]) => [flow, pressure]),
  }
}
