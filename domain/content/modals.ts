import * as z from 'zod/mini'
import { Link } from '../link.ts'
import { Image } from './image.ts'

const button = { link: z.nullable(Link), linkTitle: z.string() }

/**
 * Modals of the CMS (spec §2 Modals). Each is optional and, if left out, adds nothing to a page.
 */
export const Modal = z.discriminatedUnion('type', [
  /** Entry modal; dismissed until its id changes. */
  z.object({
    type: z.literal('entry'),
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    title: z.string(),
    text: z.string(),
    image: z.nullable(Image),
    ...button,
  }),
  /** Redirect modal for members of a restricted group. */
  z.object({ type: z.literal('redirect'), title: z.string(), text: z.string(), ...button }),
  /** Seasonal modal, once in a hundred days. */
  z.object({
    type: z.literal('seasonal'),
    title: z.string(),
    /** Pictures with text: the Czech one is the fallback for the page's language. */
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

/** A seal or a membership below every page. */
export const Badge = z.object({ title: z.string(), image: Image, link: z.nullable(Link) })
export type Badge = z.infer<typeof Badge>
