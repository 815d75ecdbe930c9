import * as z from 'zod/mini'
import { contentEntry } from './content-entry.ts'
import { ContentReference } from './content-reference.ts'
import { Image } from './image.ts'
import { RichText } from './rich-text.ts'

/** A parameter value of the CMS (spec §3 Parameter value). */
export const ParameterValueContent = z.object({
  ...contentEntry,
  /** Code of the parameter. */
  parameter: z.string(),
  /** The value's id in filters. */
  entityId: z.string(),
  title: z.string(),
  short_description: z.string(),
  long_description: z.nullable(RichText),
  link_url: z.nullable(z.string()),
  image: z.nullable(Image),
  hide_product_detail: z.boolean(),
})
export type ParameterValueContent = z.infer<typeof ParameterValueContent>

/** A parameter of the CMS (spec §3 Parameter). */
export const ParameterContent = z.object({
  ...contentEntry,
  /** Code of the parameter. */
  entityId: z.string(),
  title: z.string(),
  parameter_type: z.enum(['values', 'number', 'boolean', 'colour']),
  /** Empty if the value has none. */
  parameter_unit: z.string(),
  description: z.string(),
  link_to_virtual_category: z.nullable(ContentReference),
  hide_product_detail: z.boolean(),
  hide_filter: z.boolean(),
  values: z.array(ParameterValueContent),
})
export type ParameterContent = z.infer<typeof ParameterContent>

/** A product colour (spec §3 Colour). */
export const Colour = z.object({
  ...contentEntry,
  title: z.string(),
  /** `#rrggbb` */
  color_hex: z.string(),
  /** Pattern of a material that one colour cannot show, such as steel. */
  parameter_value_image: z.nullable(z.object({ path: z.string() })),
})
export type Colour = z.infer<typeof Colour>
