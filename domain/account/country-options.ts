import type { Country } from './address.ts'

/** Options of a country select; a value that is none of them is shown as not chosen, not as another country. */
export function countryOptions(
  countries: readonly Country[],
  value: string | undefined,
  notChosen: string,
) {
  const options = countries.map(({ code, title }) => ({ value: code, title }))
  const isKnown = !value || options.some((option) => option.value === value)
  return isKnown ? options : [{ value: '', title: notChosen }, ...options]
}
