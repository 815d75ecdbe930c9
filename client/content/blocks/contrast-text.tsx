import { createElement, type ReactNode } from 'react'
import { contrastOf, parseColour, brightnessOf } from './contrast.ts'

interface InkProps {
  /** As sent by the CMS. */
  colour: string | null | undefined
  /** Background of the text; null: the page's own white. */
  ground: string | null
  children: ReactNode
}

/**
 * Text in a CMS colour if its contrast suffices (WCAG 2.2: 4.5 to 1); else black or white, by the
 * tone of the background. The colour is an attribute, because the CSP allows no style attributes
 * (decision 0082).
 */
export function ContrastText({ colour, ground, children }: InkProps) {
  const color = parseColour(colour)
  if (!color || contrastOf(color, ground ?? '#ffffff') < 4.5) return children
  // White is the default on dark backgrounds, and omitting it keeps the HTML valid.
  if (color === '#ffffff' && ground && brightnessOf(ground) === 'dark') return children
  return createElement('font', { color }, children)
}
