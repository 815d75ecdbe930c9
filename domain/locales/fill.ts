/** Fills the placeholders of a text, `{{name}}`; one without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole))
}
