/**
 * CSS rules that scroll their content without being its containing block. Absolutely positioned
 * content, such as a visually hidden text, would then widen the page.
 */
export function findUnplacedScrollers(css: string): string[] {
  return [...css.matchAll(/(?<=^|[{};])([^{};]+)\{(?=([^{}]*))/g)].flatMap(
    ([, selector = '', rules = '']) =>
      /overflow(-x)?:\s*(auto|scroll)/.test(rules) && !/\bposition:/.test(rules)
        ? [selector.trim()]
        : [],
  )
}
