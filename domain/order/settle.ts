import { toDecimal, toMinor } from '../minor-units.ts'
import type { TaxClass, TaxDecision } from '../tax/tax-decision.ts'
import { addUp } from './add-up.ts'
import { apportion } from './rounding/apportion.ts'
import { labelledNet } from './rounding/labelled-net.ts'
import { roundParts } from './rounding/round-parts.ts'
import { cashRounding } from '../tax/cash-rounding.ts'
import type {
  Allowance,
  Charge,
  DocumentLine,
  Settlement,
  TaxedSum,
  TaxShare,
} from './order-document.ts'

/* Calculates the amounts of an order. Listed prices include VAT and are the same for every
   destination (net differs); if no VAT is charged, the net of the listed price is paid. */

type Priced<Part> = Part & {
  /** Listed amount with the VAT of `listed`; negative for an allowance. */
  listedGross: number
}

export interface SettleInput {
  lines: readonly Priced<
    Omit<DocumentLine, 'unitPrice' | 'listPrice' | 'total'> & {
      taxClass: TaxClass
      unitGross: number
      /** List price of one unit, if the customer has an own price. */
      listUnitGross: number | null
    }
  >[]
  allowances: readonly Priced<Omit<Allowance, 'shares' | 'total'>>[]
  shipping: Priced<Omit<Charge, 'shares' | 'total'>> | null
  payment: (Priced<Omit<Charge, 'shares' | 'total'>> & { inCash?: boolean | undefined }) | null
  tax: Pick<TaxDecision, 'category'>
  /** Percent at the place of supply. */
  rates: Record<TaxClass, number>
  /** Percent included in listed prices: of the market's country. */
  listed: Record<TaxClass, number>
  /** Cash rounding step. */
  cashStep?: number | undefined
}

interface Piece {
  taxClass: TaxClass
  /** In minor units. */
  gross: number
  /** Of a line: its net as its label says. */
  labelled: number | undefined
  share: TaxShare
}

const classes: readonly TaxClass[] = ['standard', 'reduced']

/** Net, VAT and gross of every part; at each rate the parts sum to its share of the breakdown. */
export function settle(input: SettleInput): Settlement {
  const pieces: Piece[] = []
  const { category } = input.tax
  const isTaxed = category === 'S'

  const pieceOf = (taxClass: TaxClass, gross: number, labelled?: number) => {
    const rate = isTaxed ? input.rates[taxClass] : 0
    const piece = { taxClass, gross, labelled, share: { category, rate, net: 0, vat: 0, gross: 0 } }
    pieces.push(piece)
    return piece.share
  }

  const lines = input.lines.map(
    ({ taxClass, listedGross, unitGross, listUnitGross, ...line }): DocumentLine => {
      const percent = isTaxed ? input.rates[taxClass] : input.listed[taxClass]
      const unitPrice = unitSum(unitGross, percent, isTaxed)
      const labelled = labelledNet({ ...line, unitPrice })
      return {
        ...line,
        unitPrice,
        listPrice: listUnitGross === null ? null : unitSum(listUnitGross, percent, isTaxed),
        total: pieceOf(taxClass, toMinor(listedGross), labelled),
      }
    },
  )
  const used = classes.filter((taxClass) => pieces.some((piece) => piece.taxClass === taxClass))
  const weighed = used.length > 0 ? used : classes.slice(0, 1)
  const weights = weighed.map((taxClass) =>
    pieces.reduce((sum, piece) => sum + (piece.taxClass === taxClass ? piece.gross : 0), 0),
  )
  /** Parts besides goods are taxed in proportion to the goods. */
  const sharesOf = (gross: number) =>
    apportion(toMinor(gross), weights).map((part, index) =>
      pieceOf(weighed[index] ?? 'standard', part),
    )
  const toPart = <Part extends object>({ listedGross, ...part }: Priced<Part>) => ({
    ...part,
    shares: sharesOf(listedGross),
  })
  const allowances = input.allowances.map(toPart)
  const shipping = input.shipping && toPart(input.shipping)
  const payment = input.payment && toPart(withoutCash(input.payment))

  const taxes = taxPieces(pieces, input)
  const whole = <Part extends { shares: TaxShare[] }>(part: Part) => ({
    ...part,
    shares: byRate(category, part.shares),
    total: addUp(part.shares),
  })
  const settled = allowances.map(whole)
  const charges = [shipping && whole(shipping), payment && whole(payment)] as const
  const order = addUp(taxes)
  return {
    lines,
    allowances: settled,
    shipping: charges[0],
    payment: charges[1],
    taxes,
    totals: {
      lines: addUp(lines.map(({ total }) => total)),
      allowances: addUp(settled.map(({ total }) => total)),
      charges: addUp(charges.flatMap((charge) => charge?.total ?? [])),
      order,
    },
    ...(input.payment?.inCash && { rounding: cashRounding(order.gross, input.cashStep ?? 0.01) }),
  }
}

function withoutCash(payment: NonNullable<SettleInput['payment']>) {
  const { inCash: _, ...fee } = payment
  return fee
}

/** Fills the parts' shares and returns the breakdown by rate. */
function taxPieces(pieces: readonly Piece[], { tax, rates, listed }: SettleInput): TaxShare[] {
  const isTaxed = tax.category === 'S'
  const found = classes.flatMap((taxClass) => {
    const members = pieces.filter((piece) => piece.taxClass === taxClass)
    if (members.length === 0) return []
    const factor = 100 / (100 + (isTaxed ? rates : listed)[taxClass])
    const total = Math.round(members.reduce((sum, { gross }) => sum + gross, 0) * factor)
    const nets = roundParts(
      total,
      members.map(({ gross, labelled }) => ({ exact: gross * factor, labelled })),
    )
    members.forEach(({ share, gross }, index) => {
      const net = nets[index] ?? 0
      Object.assign(share, sumOf(net, isTaxed ? gross : net))
    })
    return members.map(({ share }) => share)
  })
  return byRate(tax.category, found)
}

/** One share for each rate: classes of goods may have the same one, or none if exempt. */
function byRate(category: TaxShare['category'], shares: readonly TaxShare[]): TaxShare[] {
  const rates = Map.groupBy(shares, ({ rate }) => rate)
  return [...rates].map(([rate, same]) => ({ category, rate, ...addUp(same) }))
}

function unitSum(gross: number, percent: number, isTaxed: boolean) {
  const net = toDecimal(Math.round((toMinor(gross) * 100) / (100 + percent)))
  return { net, gross: isTaxed ? gross : net }
}

function sumOf(net: number, gross: number): TaxedSum {
  return { net: toDecimal(net), vat: toDecimal(gross - net), gross: toDecimal(gross) }
}
