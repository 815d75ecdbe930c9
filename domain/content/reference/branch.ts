import * as z from 'zod/mini'
import { Address } from '../../account/address.ts'
import { contentEntry } from '../content-entry.ts'
import { ContentMeta, Slug } from '../content-meta.ts'
import { Image } from '../image.ts'
import { RichText } from '../rich-text.ts'

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Opening hours of a weekday in the branch's time zone; a lunch break makes two spans. */
export const OpeningHours = z.object({
  /** 1 is Monday, 7 is Sunday. */
  day: z.int().check(z.gte(1), z.lte(7)),
  from: time,
  to: time,
})
export type OpeningHours = z.infer<typeof OpeningHours>

export const Employee = z.object({
  /** The person's name. */
  title: z.string(),
  position: z.string(),
  email: z.string(),
  phone: z.string(),
  photo: z.nullable(Image),
})
export type Employee = z.infer<typeof Employee>

/** A shop or warehouse open to visitors (spec §3 Branch); the store knows it by its `store_id`. */
export const Branch = z.object({
  ...contentEntry,
  store_id: z.string(),
  title: z.string(),
  description: RichText,
  address: Address,
  phone: z.string(),
  email: z.string(),
  /** In the order of the week. */
  opening_hours: z.array(OpeningHours),
  /** Note on holidays and exceptions; empty if there is none. */
  opening_hours_note: z.string(),
  gps_latitude: z.number().check(z.gte(-90), z.lte(90)),
  gps_longitude: z.number().check(z.gte(-180), z.lte(180)),
  region: z.string(),
  services: z.array(z.string()),
  pay_with_card: z.boolean(),
  /** Step-free for visitors. */
  barrier_free: z.boolean(),
  car_accessibility: z.string(),
  public_transportation_accessibility: z.string(),
  review_link: z.nullable(z.string()),
  main_image: z.nullable(Image),
  images: z.array(Image),
  employees: z.array(Employee),
  /** Sorted by weight, highest first. */
  weight: z.int(),
  branch_is_primary: z.boolean(),
  page_meta: ContentMeta,
})
export type Branch = z.infer<typeof Branch>

/** Maximum branches per call, enough for a map. */
export const branchMapLimit = 500

/** Services of a branch. */
export const BranchServices = z.object({ store_id: z.string(), services: z.array(z.string()) })
export type BranchServices = z.infer<typeof BranchServices>

/** Branch fields of a map. */
export const BranchPin = z.object({
  _id: z.string(),
  store_id: z.string(),
  title: z.string(),
  gps_latitude: z.number(),
  gps_longitude: z.number(),
  page_meta: Slug,
})
export type BranchPin = z.infer<typeof BranchPin>
