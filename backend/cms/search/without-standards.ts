/** A standard and the format of its classes: beside the class, the standard's name adds nothing. */
const standards: readonly { name: RegExp; class: RegExp }[] = [
  { name: /(?<![\p{L}\d])en[\s-]*779(?!\d)/giu, class: /(?<![\p{L}\d])[gmf]\d(?!\d)/iu },
  { name: /(?<![\p{L}\d])iso(?:[\s-]*16890)?(?![\p{L}\d])/giu, class: /epm\d|coarse/iu },
]

/** Removes the names of standards whose class a query contains: `EN 779 F7` is `F7`. */
export function withoutStandards(query: string): string {
  return standards
    .filter((standard) => standard.class.test(query))
    .reduce((rest, { name }) => rest.replace(name, ' '), query)
}
