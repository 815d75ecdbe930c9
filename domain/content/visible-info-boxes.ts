import type { Configuration } from '../site.ts'

/** Info boxes in their order; those without a colour are dropped (spec §5). */
export function visibleInfoBoxes(boxes: Configuration['infoBoxes']): Configuration['infoBoxes'] {
  return boxes
    .filter(({ color, text }) => color?.trim() && text.trim())
    .toSorted((one, other) => one.order - other.order)
}
