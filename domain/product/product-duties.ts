import * as z from 'zod/mini'

/** Most severe hazard first (ISO 3864-2); `notice` concerns property damage. */
export const SignalWord = z.enum(['danger', 'warning', 'caution', 'notice'])
export type SignalWord = z.infer<typeof SignalWord>

const except = z.array(z.string())

/** A warning in the language of the response (Reg. (EU) 2023/988 Art. 19 (d)). */
export const SafetyWarning = z.object({
  signal: SignalWord,
  text: z.string(),
  /** Ids of excluded variants; left out if it applies to all. */
  except: z.optional(except),
})
export type SafetyWarning = z.infer<typeof SafetyWarning>

/** Electrical equipment (Dir. 2012/19/EU). */
export const ElectricalDuty = z.object({
  /** Ids of variants that are none, such as a damper without its actuator. */
  except,
})

/** An included or built-in battery (Reg. (EU) 2023/1542). */
export const BatteryDuty = z.object({
  /** `2 × AA`, `CR2032`. */
  type: z.string(),
  /** Symbol below the crossed-out bin if a limit is exceeded: `Cd`, `Pb`. */
  substance: z.nullable(z.enum(['Cd', 'Pb'])),
  except,
})

/** The producer's commercial guarantee (Dir. 2011/83/EU Art. 6 (1) (la)). */
export const ProducerGuarantee = z.object({
  years: z.number(),
  free: z.boolean(),
  wholeProduct: z.boolean(),
})
export type ProducerGuarantee = z.infer<typeof ProducerGuarantee>

/** Data information of a connected product before the order (Reg. (EU) 2023/2854 Art. 3 (2)). */
export const ConnectedData = z.object({
  kinds: z.string(),
  format: z.string(),
  volume: z.string(),
  /** Generated continuously and in real time. */
  realTime: z.boolean(),
  storage: z.string(),
  /** How the user reads and deletes it. */
  access: z.string(),
  except,
})
export type ConnectedData = z.infer<typeof ConnectedData>

/** A declaration of performance (Reg. (EU) No 305/2011, (EU) 2024/3110). */
export const PerformanceDeclaration = z.object({
  number: z.string(),
  /** `EN 15650:2010` */
  standard: z.string(),
  /** Number of the notified body; null if there is none. */
  notifiedBody: z.nullable(z.string()),
})

/** Statutory product information before the order. */
export const ProductDuties = z.object({
  electrical: z.nullable(ElectricalDuty),
  battery: z.nullable(BatteryDuty),
  warnings: z.array(SafetyWarning),
  guarantee: z.nullable(ProducerGuarantee),
  /** One per interface of the variants; empty if there is none. */
  data: z.array(ConnectedData),
  declaration: z.nullable(PerformanceDeclaration),
})
export type ProductDuties = z.infer<typeof ProductDuties>
