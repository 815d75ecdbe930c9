import { createElement, type ReactNode } from 'react'
import { contrastOf, parseColour, toneOf } from './tone.ts'

interface InkProps {
  /** As the CMS says it. */
  colour: string | null | undefined
  /** What the text stands on; null: the page's own white. */
  ground: string | null
  children: ReactNode
}

/**
 * Text in a colour of the CMS, where that is read well (WCAG 2.2: 4.5 to 1); else in black or white,
 * as the tone of the ground says. The colour is an attribute of its own, because the content security
 * policy allows no style attributes (decision 0082).
 */
export function Ink({ colour, ground, children }: InkProps) {
  const color = parseColour(colour)
  if (!color || contrastOf(color, ground ?? '#ffffff') < 4.5) return children
  // White is what a dark ground has anyway, and the page stays valid HTML.
  if (color === '#ffffff' && ground && toneOf(ground) === 'dark') return children
  return createElement('font', { color }, children)
}
