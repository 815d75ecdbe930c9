/**
 * Rules of a style sheet that scroll their content without being its containing block. What is placed
 * absolutely in it, such as a text for screen readers, would then widen the page instead.
 */
export function findUnplacedScrollers(css: string): string[] {
  return [...css.matchAll(/(?<=^|[{};])([^{};]+)\{(?=([^{}]*))/g)].flatMap(
    ([, selector = '', rules = '']) =>
      /overflow(-x)?:\s*(auto|scroll)/.test(rules) && !/\bposition:/.test(rules)
        ? [selector.trim()]
        : [],
  )
}
