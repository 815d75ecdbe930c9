import { raw } from 'hono/html'
import { palette, readableOn } from './colours.ts'

/**
 * Rules that need a style element: dark mode and media queries. Clients without support show the
 * light email, which is fluid anyway.
 */
export function headStyles(accent: string) {
  const { page, ground, ink, soft, line } = palette.dark
  const link = readableOn(accent, ground)
  return raw(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: ${readableOn(accent, palette.light.ground)}; }
@media (max-width: 480px) {
  .page { padding: 0 !important; }
  .sheet { padding: 20px 16px !important; border-radius: 0 !important; }
  .column { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${page} !important; }
  .sheet { background: ${ground} !important; }
  .ink, .ink h1, .ink h2 { color: ${ink} !important; }
  .soft { color: ${soft} !important; }
  .line { border-color: ${line} !important; }
  a:not(.button) { color: ${link} !important; }
  a.brand:not(.button) { color: ${ink} !important; }
}
</style>`)
}
