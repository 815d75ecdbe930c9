import * as z from 'zod/mini'
import {
  BatteryDuty,
  ElectricalDuty,
  PerformanceDeclaration,
  ProducerGuarantee,
  SignalWord,
} from '../product/product-duties.ts'
import { FullText } from './record-fields.ts'

/* Statutory product information as imported and stored: texts in every language, because a
   warning has to be in that of the market (Reg. (EU) 2023/988 Art. 19). */

const Ids = z._default(z.array(z.string()), [])

const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null)

export const DutiesRecord = z.strictObject({
  electrical: optional(z.strictObject({ ...ElectricalDuty.shape, except: Ids })),
  battery: optional(
    z.strictObject({
      ...BatteryDuty.shape,
      // Null in a merge patch removes the field (RFC 7396).
      substance: z._default(BatteryDuty.shape.substance, null),
      except: Ids,
    }),
  ),
  warnings: z._default(
    z
      .array(
        z.strictObject({
          signal: SignalWord,
          text: FullText,
          except: z.optional(z.array(z.string())),
        }),
      )
      .check(z.maxLength(12)),
    [],
  ),
  guarantee: optional(
    z.strictObject({
      ...ProducerGuarantee.shape,
      years: z.number().check(z.positive(), z.lte(50)),
    }),
  ),
  data: z._default(
    z.array(
      z.strictObject({
        kinds: FullText,
        format: FullText,
        volume: FullText,
        realTime: z.boolean(),
        storage: FullText,
        access: FullText,
        except: Ids,
      }),
    ),
    [],
  ),
  declaration: optional(
    z.strictObject({
      ...PerformanceDeclaration.shape,
      notifiedBody: z._default(PerformanceDeclaration.shape.notifiedBody, null),
    }),
  ),
})
export type DutiesRecord = z.infer<typeof DutiesRecord>
