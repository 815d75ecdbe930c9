import type { Source } from '../../domain/ventilation/standards.ts'
import { useShop } from '../shop.tsx'

/** Explains the mark of unverified figures (`markedSource`), if one of the sources has it. */
export function UnverifiedNote({ sources }: { sources: readonly (Source | null | undefined)[] }) {
  const { text } = useShop()
  const isMarked = sources.some((source) => source && !source.isVerified)
  return isMarked ? <p className="caption">{text('planner.unverified')}</p> : null
}
