import {
  allowances,
  breakdowns,
  buyer,
  charges,
  delivery,
  equal,
  inside,
  lineSettlement,
  replaced,
  type Rule,
  seller,
  settlement,
  withText,
  without,
} from './rule.ts'

const file = '/rsm:CrossIndustryInvoice'
const tax = 'ram:ApplicableTradeTax'
const vatId = "ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']"
const inLine = (change: Rule['breaks']) => inside('SpecifiedLineTradeSettlement', change)
const inPart = (change: Rule['breaks']) => inside('CategoryTradeTax', change)
const noIds = without('SpecifiedTaxRegistration')

/** Sums of lines, allowances and charges of a category, at the rate of the current breakdown. */
function basisAt(category: string, rate: number | null): string {
  const of = (node: string) =>
    `[${node}/ram:CategoryCode = '${category}'${rate === null ? '' : ` and ${node}/ram:RateApplicablePercent = ${rate}`}]`
  return (
    `sum(${lineSettlement}${of(tax)}//ram:LineTotalAmount)` +
    ` - sum(${allowances}${of('ram:CategoryTradeTax')}/ram:ActualAmount)` +
    ` + sum(${charges}${of('ram:CategoryTradeTax')}/ram:ActualAmount)`
  )
}

const ratesOfWorlds = [5, 7, 10, 12, 19, 20, 21, 23]

const standardRules: Rule[] = [
  {
    id: 'BR-S-01',
    of: `${file}[.//ram:CategoryCode = 'S']`,
    holds: `${breakdowns}[ram:CategoryCode = 'S']`,
    breaks: inside('ApplicableHeaderTradeSettlement', withText('CategoryCode', 'Z')),
  },
  ...(
    [
      ['BR-S-02', `${lineSettlement}/${tax}`],
      ['BR-S-03', `${allowances}/ram:CategoryTradeTax`],
      ['BR-S-04', `${charges}/ram:CategoryTradeTax`],
    ] as const
  ).map(([id, of]): Rule => ({
    id,
    of: `${of}[ram:CategoryCode = 'S']`,
    holds: `${seller}/ram:SpecifiedTaxRegistration/ram:ID != ''`,
    breaks: noIds,
  })),
  ...(
    [
      ['BR-S-05', `${lineSettlement}/${tax}`],
      ['BR-S-06', `${allowances}/ram:CategoryTradeTax`],
      ['BR-S-07', `${charges}/ram:CategoryTradeTax`],
    ] as const
  ).map(([id, of]): Rule => ({
    id,
    of: `${of}[ram:CategoryCode = 'S']`,
    holds: 'ram:RateApplicablePercent > 0',
    breaks: withText('RateApplicablePercent', '0'),
  })),
  ...ratesOfWorlds.map((rate): Rule => ({
    id: `BR-S-08 at ${rate} %`,
    of: `${breakdowns}[ram:CategoryCode = 'S' and ram:RateApplicablePercent = ${rate}]`,
    holds: equal('ram:BasisAmount', basisAt('S', rate)),
    breaks: withText('BasisAmount', '0.01'),
  })),
  {
    id: 'BR-S-09',
    of: `${breakdowns}[ram:CategoryCode = 'S']`,
    holds: `ram:CalculatedAmount - ram:BasisAmount * ram:RateApplicablePercent div 100 < 1 and
      ram:BasisAmount * ram:RateApplicablePercent div 100 - ram:CalculatedAmount < 1`,
    breaks: withText('CalculatedAmount', '999999.00'),
  },
  {
    id: 'BR-S-10',
    of: `${breakdowns}[ram:CategoryCode = 'S']`,
    holds: 'not(ram:ExemptionReason or ram:ExemptionReasonCode)',
    breaks: replaced(
      '<ram:BasisAmount>',
      '<ram:ExemptionReason>none</ram:ExemptionReason><ram:BasisAmount>',
    ),
  },
]

/** Ten rules that K, AE and G share. */
function untaxedRules(name: string, category: string, needsBuyerId: boolean): Rule[] {
  const ids = needsBuyerId ? `${seller}/${vatId} and ${buyer}/${vatId}` : `${seller}/${vatId}`
  const sources = [
    `${lineSettlement}/${tax}`,
    `${allowances}/ram:CategoryTradeTax`,
    `${charges}/ram:CategoryTradeTax`,
  ].map((of) => `${of}[ram:CategoryCode = '${category}']`)
  const mine = `${breakdowns}[ram:CategoryCode = '${category}']`
  const rule = (number: number, of: string, holds: string, breaks: Rule['breaks']): Rule => ({
    id: `BR-${name}-${String(number).padStart(2, '0')}`,
    of,
    holds,
    breaks,
  })
  return [
    rule(
      1,
      `${file}[.//ram:CategoryCode = '${category}']`,
      `count(${mine}) = 1`,
      inside('ApplicableHeaderTradeSettlement', without('ApplicableTradeTax')),
    ),
    ...sources.map((of, index) => rule(2 + index, of, ids, noIds)),
    rule(
      5,
      sources[0] ?? '',
      'ram:RateApplicablePercent = 0',
      inLine(withText('RateApplicablePercent', '19')),
    ),
    rule(
      6,
      sources[1] ?? '',
      'ram:RateApplicablePercent = 0',
      inPart(withText('RateApplicablePercent', '19')),
    ),
    rule(
      7,
      sources[2] ?? '',
      'ram:RateApplicablePercent = 0',
      inPart(withText('RateApplicablePercent', '19')),
    ),
    rule(
      8,
      mine,
      equal('ram:BasisAmount', basisAt(category, null)),
      withText('BasisAmount', '0.01'),
    ),
    rule(9, mine, 'ram:CalculatedAmount = 0', withText('CalculatedAmount', '0.01')),
    rule(10, mine, `ram:ExemptionReason != '' or ram:ExemptionReasonCode != ''`, (xml) =>
      without('ExemptionReason')(without('ExemptionReasonCode')(xml)),
    ),
  ]
}

const supplyOfK = `${file}[.//ram:CategoryCode = 'K']`

export const taxRules: Rule[] = [
  ...standardRules,
  ...untaxedRules('IC', 'K', true),
  {
    id: 'BR-IC-11',
    of: supplyOfK,
    holds: `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime or
      ${settlement}/ram:BillingSpecifiedPeriod`,
    breaks: without('ActualDeliverySupplyChainEvent'),
  },
  {
    id: 'BR-IC-12',
    of: supplyOfK,
    holds: `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID != ''`,
    breaks: without('ShipToTradeParty'),
  },
  ...untaxedRules('AE', 'AE', true),
  ...untaxedRules('G', 'G', false),
  ...(
    [
      ['K', 'VATEX-EU-IC'],
      ['AE', 'VATEX-EU-AE'],
      ['G', 'VATEX-EU-G'],
    ] as const
  ).map(([category, code]): Rule => ({
    id: `${category} is exempt by ${code}`,
    of: `${breakdowns}[ram:CategoryCode = '${category}']`,
    holds: `ram:ExemptionReasonCode = '${code}'`,
    breaks: withText('ExemptionReasonCode', 'VATEX-EU-132'),
  })),
]
