import { slack } from './box.ts'
import { isShown, scope, styleOf } from './element-state.ts'
import { report } from './report.ts'

/** Selects that do not show their value. */
export function findCutSelects(): void {
  const ruler = document.createElement('canvas').getContext('2d')
  for (const element of scope.querySelectorAll<HTMLElement>('select')) {
    if (!ruler || !isShown(element)) continue
    const style = styleOf(element)
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    const room = element.clientWidth - padding
    const chosen = element.querySelector('option:checked')?.textContent ?? ''
    ruler.font = style.font
    const needed = ruler.measureText(chosen).width
    if (room < Math.min(needed - slack, 5 * Number.parseFloat(style.fontSize))) {
      report('cut', element, `${Math.round(room)} of ${Math.round(needed)} px`)
    }
  }
}
