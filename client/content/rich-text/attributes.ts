import type { RichTextNode } from '../../../domain/content/rich-text.ts'

type Attributes = RichTextNode['attrs']

/** Attributes of rich text are open: each is read as what it must be, or as nothing. */
export function readText(attrs: Attributes, name: string): string {
  const value = attrs?.[name]
  return typeof value === 'string' ? value : ''
}

/** A whole number between the limits; null for everything else. Numbers may come as text. */
export function readNumber(
  attrs: Attributes,
  name: string,
  min: number,
  max: number,
): number | null {
  const value = attrs?.[name]
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return number >= min && number <= max ? number : null
}

/** One of the values that have a class, else nothing. */
export function readChoice<Choice extends string>(
  attrs: Attributes,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = attrs?.[name]
  return choices.find((choice) => choice === value) ?? null
}

export function readFlag(attrs: Attributes, name: string): boolean {
  return attrs?.[name] === true
}
