import type { Locale } from '../../domain/locale.ts'
import { matchScreen } from '../../domain/routes.ts'
import { hasScreen, Vertical } from '../../domain/verticals.ts'

/**
 * Content without the entries of lists that lead to a screen of a trade that the shop is not in:
 * menu items, boxes, tasks, banners and marks of rich text. The same object if there are none.
 */
export function withoutVerticalLinks<Value>(
  content: Value,
  locale: Locale,
  vertical: Vertical | '',
): Value {
  if (Vertical.options.every((each) => each === vertical)) return content
  const isOfVertical = (target: unknown) =>
    typeof target === 'string' &&
    /^\/(?!\/)/.test(target) &&
    !hasScreen(vertical, matchScreen(locale, target.replace(/[?#].*$/s, '')).screen)
  // Only whole entries of lists are left out, so the type stays what it was.
  return filtered(content, (entry) => targetsOf(entry).some(isOfVertical)) as Value
}

function filtered(value: unknown, isLeftOut: (entry: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    const rest = value
      .filter((entry) => !isLeftOut(entry))
      .map((entry) => filtered(entry, isLeftOut))
    const isSame = rest.length === value.length && rest.every((entry, at) => entry === value[at])
    return isSame ? value : rest
  }
  if (!isPlain(value)) return value
  const changed = Object.entries(value).flatMap(([name, entry]) => {
    // The one of a list, which may have none.
    const rest = name === 'banner' && isLeftOut(entry) ? null : filtered(entry, isLeftOut)
    return rest === entry ? [] : [[name, rest]]
  })
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}

/** Where an entry itself leads: as a link, by its button, as a mark of a text. */
function targetsOf(entry: unknown): unknown[] {
  if (!isPlain(entry)) return []
  const { link, button, url, attrs } = entry
  return [
    isPlain(link) && link['type'] === 'custom_link' && link['target'],
    isPlain(button) && isPlain(button['link']) && button['link']['target'],
    isPlain(attrs) && attrs['href'],
    url,
  ]
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
