import type { ParameterValueRecord } from '../../../backend/db/columns.ts'
import type { DutiesRecord } from '../../../domain/operator/duties-record.ts'
import type { Plan } from '../plan.ts'
import { connectedData } from './connected-data.ts'
import { type Hazard, warnings } from './warnings.ts'

/** Data of a variant that legal duties depend on. */
interface Facts {
  id: string
  has: (code: string, ...values: string[]) => boolean
}

export interface DutyVariant {
  id: string
  values: ReadonlyMap<string, ParameterValueRecord>
}

/** Legal duties of a product, derived from category and parameters. */
export function dutiesOf(plan: Plan, variants: readonly DutyVariant[]): DutiesRecord | null {
  const { category } = plan.family
  const all = variants.map(factsOf)
  const electrical = all.filter((facts) => isElectrical(category, facts))
  const duties: DutiesRecord = {
    electrical: electrical.length > 0 ? { except: others(all, electrical) } : null,
    battery: batteryOf(category, all),
    warnings: warningsOf(category, all, electrical),
    guarantee: guaranteeOf(plan, all),
    data: dataOf(all),
    declaration: declarationOf(plan),
  }
  const isNothing = Object.values(duties).every((duty) => duty === null || (Array.isArray(duty) && duty.length === 0))
  return isNothing ? null : duties
}

function factsOf({ id, values }: DutyVariant): Facts {
  return {
    id,
    has: (code, ...wanted) => {
      const value = values.get(code)
      if (!value) return false
      return wanted.length === 0 || ('values' in value && value.values.some((each) => wanted.includes(each)))
    },
  }
}

function others(all: readonly Facts[], some: readonly Facts[]): string[] {
  return all.filter((facts) => !some.includes(facts)).map(({ id }) => id)
}

/** Electrical: has a motor, a supply or a control; spare parts belong to equipment. */
function isElectrical(category: string, { has }: Facts): boolean {
  if (category === 'M2') return false
  if (has('actuator')) return !has('actuator', 'none')
  return category.startsWith('H') || category === 'L6' || category === 'M1' || ['u', 'motor', 'p_el'].some((code) => has(code))
}

/** Meters come with round cells, remote controls with a button cell. */
function batteryOf(category: string, all: readonly Facts[]): DutiesRecord['battery'] {
  if (category === 'L6' && all.some(({ has }) => has('measures'))) return { type: '2 × AA', substance: null, except: [] }
  const remote = all.filter(({ has }) => has('ctrl', 'remote'))
  return remote.length > 0 ? { type: 'CR2032', substance: null, except: others(all, remote) } : null
}

const sheetMetal = ['galvanised', 'stainless', 'painted', 'aluminium']

function warningsOf(category: string, all: readonly Facts[], electrical: readonly Facts[]): DutiesRecord['warnings'] {
  const some = (code: string, ...values: string[]) => all.filter(({ has }) => has(code, ...values))
  const when = (holds: boolean, concerned = all) => (holds ? concerned : [])
  const drawsAir = /^(?:A[1-4]|B1|B2|J1|M1)/.test(category) && category !== 'A4.4'
  const concerned: Record<Hazard, readonly Facts[]> = {
    explosion: when(category === 'A4.3'),
    mains: electrical.filter(({ has }) => has('u', '230', '400') || has('actuator', '230v')),
    lowVoltage: when(category === 'A1.4'),
    chimney: when(drawsAir && /^(?:A1|A2|B|J1|M1)/.test(category), electrical),
    rotor: when(/^A[234]/.test(category), electrical),
    hot: when(category === 'K1' || category === 'B3.2', electrical),
    damper: when(/^I[123]$/.test(category)),
    buttonCell: some('ctrl', 'remote'),
    battery: when(category === 'L6' && some('measures').length > 0),
    edges: when(/^(?:C1|C5|D[1-6])$/.test(category), some('material', ...sheetMetal)),
  }
  // Most severe first, in the order above.
  return (Object.keys(concerned) as Hazard[]).flatMap((hazard) => {
    if (concerned[hazard].length === 0) return []
    const except = others(all, concerned[hazard])
    return [{ ...warnings[hazard], ...(except.length > 0 && { except }) }]
  })
}

/** Brands whose guarantee covers the whole product free of charge; others cover the motor. */
const wholeProduct = new Set(['borealux', 'zefyra', 'regulanta'])

function guaranteeOf({ brandId }: Plan, all: readonly Facts[]): DutiesRecord['guarantee'] {
  const years = [10, 7, 5, 3, 2].find((each) => all.every(({ has }) => has('warranty', String(each))))
  return years ? { years, free: true, wholeProduct: wholeProduct.has(brandId) } : null
}

function dataOf(all: readonly Facts[]): DutiesRecord['data'] {
  return (['wlan', 'modbus'] as const).flatMap((way) => {
    const distinguishing = all.filter(({ has }) => has('ctrl', way) || has('ctrl_signal', way))
    return distinguishing.length > 0 ? [{ ...connectedData[way], except: others(all, distinguishing) }] : []
  })
}

/** Fire dampers and valves (EN 15650) are certified; the notified body 9999 does not exist. */
function declarationOf({ family, familyIndex, index }: Plan): DutiesRecord['declaration'] {
  if (family.category !== 'I1' && family.category !== 'I2') return null
  return {
    number: `DoP-${family.sku}-${String(familyIndex * 100 + index + 1).padStart(5, '0')}`,
    standard: 'EN 15650:2010',
    notifiedBody: '9999',
  }
}
