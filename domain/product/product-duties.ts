import * as z from 'zod/mini'

/** From the gravest hazard down (ISO 3864-2); `notice` is of damage to things. */
export const SignalWord = z.enum(['danger', 'warning', 'caution', 'notice'])
export type SignalWord = z.infer<typeof SignalWord>

const except = z.array(z.string())

/** A warning in the language of the answer (Reg. (EU) 2023/988 Art. 19 (d)). */
export const SafetyWarning = z.object({
  signal: SignalWord,
  text: z.string(),
  /** Ids of variants that it does not concern; left out where it concerns all. */
  except: z.optional(except),
})
export type SafetyWarning = z.infer<typeof SafetyWarning>

/** Electrical equipment (Dir. 2012/19/EU). */
export const ElectricalDuty = z.object({
  /** Ids of variants that are none, such as a damper without its actuator. */
  except,
})

/** A battery that is packed with it or built in (Reg. (EU) 2023/1542). */
export const BatteryDuty = z.object({
  /** `2 × AA`, `CR2032`. */
  type: z.string(),
  /** Symbol below the crossed-out bin where a limit is exceeded: `Cd`, `Pb`. */
  substance: z.nullable(z.enum(['Cd', 'Pb'])),
  except,
})

/** What the producer promises of its own accord (Dir. 2011/83/EU Art. 6 (1) (la)). */
export const ProducerGuarantee = z.object({
  years: z.number(),
  free: z.boolean(),
  wholeProduct: z.boolean(),
})
export type ProducerGuarantee = z.infer<typeof ProducerGuarantee>

/** What a connected product tells of its data before the order (Reg. (EU) 2023/2854 Art. 3 (2)). */
export const ConnectedData = z.object({
  kinds: z.string(),
  format: z.string(),
  volume: z.string(),
  /** Made continuously and in real time. */
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
  /** Number of the notified body; null where none takes part. */
  notifiedBody: z.nullable(z.string()),
})

/** What the law wants said of a product before it is ordered. */
export const ProductDuties = z.object({
  electrical: z.nullable(ElectricalDuty),
  battery: z.nullable(BatteryDuty),
  warnings: z.array(SafetyWarning),
  guarantee: z.nullable(ProducerGuarantee),
  /** One for each way that variants tell their data by; empty where none does. */
  data: z.array(ConnectedData),
  declaration: z.nullable(PerformanceDeclaration),
})
export type ProductDuties = z.infer<typeof ProductDuties>
