/** An explosion protection marking of gas atmospheres (EN IEC 60079-0, directive 2014/34/EU). */
export interface Marking {
  /** 1 for zone 0, 2 for zone 1, 3 for zone 2. */
  category: number
  /** IIA 1, IIB 2, IIB+H2 3, IIC 4: rising hazard of the gas. */
  gasGroup: number
  /** T1 to T6: falling surface temperature. */
  temperatureClass: number
}

const gasGroups: Record<string, number> = { iia: 1, iib: 2, 'iib+h2': 3, iic: 4 }

/** Parses `II 2G Ex eb IIB T3`; null if invalid. */
export function parseMarking(text: string | null): Marking | null {
  const found = /\bII\s+([123])\s*G\b.*?\b(IIA|IIB(?:\+H2)?|IIC)(?=\s|$).*?\bT([1-6])\b/i.exec(
    text ?? '',
  )
  if (!found) return null
  const [, category, group, temperature] = found
  return {
    category: Number(category),
    gasGroup: gasGroups[(group ?? '').toLowerCase()] ?? 1,
    temperatureClass: Number(temperature),
  }
}

/** Whether equipment of a marking may be used wherever equipment of the other one may. */
export function satisfiesMarking(own: Marking, needed: Marking): boolean {
  return (
    own.category <= needed.category &&
    own.gasGroup >= needed.gasGroup &&
    own.temperatureClass >= needed.temperatureClass
  )
}
