import * as z from 'zod/mini'
import { Link } from '../link.ts'
import { Image } from './image.ts'

const button = { link: z.nullable(Link), linkTitle: z.string() }

/** What may open over a page (spec §2 Modals). Each is optional and, left out, costs a page nothing. */
export const Modal = z.discriminatedUnion('type', [
  /** Greets visitors; closed once, it stays away until its id changes. */
  z.object({
    type: z.literal('entry'),
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    title: z.string(),
    text: z.string(),
    image: z.nullable(Image),
    ...button,
  }),
  /** Leads on who may not shop here: a member of a restricted group. */
  z.object({ type: z.literal('redirect'), title: z.string(), text: z.string(), ...button }),
  /** A greeting of the season, once in a hundred days. */
  z.object({
    type: z.literal('seasonal'),
    title: z.string(),
    /** With words in them: Czech ones are shown where there are none of the page's language. */
    images: z.object({ cs: Image, de: z.optional(Image) }),
    link: z.nullable(Link),
  }),
])
export type Modal = z.infer<typeof Modal>
type ModalType = Modal['type']

export function findModal<Type extends ModalType>(
  modals: readonly Modal[],
  type: Type,
): Extract<Modal, { type: Type }> | undefined {
  return modals.find((modal): modal is Extract<Modal, { type: Type }> => modal.type === type)
}

/** A seal or a membership that the shop shows below its pages. */
export const Badge = z.object({ title: z.string(), image: Image, link: z.nullable(Link) })
export type Badge = z.infer<typeof Badge>
