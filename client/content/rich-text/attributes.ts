import type { RichTextNode } from '../../../domain/content/rich-text.ts'

type Attributes = RichTextNode['attrs']

/**
 * Supported attributes of each node and mark (spec §3 Rich-text nodes). The contract leaves them
 * open; rich-text-attributes.test.tsx tests every one.
 */
export interface RichTextAttributes {
  paragraph: 'maxWidth' | 'textAlign'
  heading: 'level' | 'textAlign' | 'id'
  ordered_list: 'start' | 'order'
  table_cell: 'colwidth' | 'rowspan' | 'colspan'
  image: 'fileKey' | 'alt' | 'title' | 'crop' | 'width' | 'height' | 'float'
  button:
    | 'color'
    | 'size'
    | 'float'
    | 'href'
    | 'file'
    | 'icon_left'
    | 'icon_right'
    | 'title'
    | 'link_target_blank'
  anchor: 'id' | 'name'
  link: 'href' | 'target' | 'link_target_blank'
}

type Name = RichTextAttributes[keyof RichTextAttributes]

/** Each is parsed to its type, or dropped. */
export function readText(attrs: Attributes, name: Name): string {
  const value = attrs?.[name]
  return typeof value === 'string' ? value : ''
}

/** An integer between the limits; null for everything else. Numbers may come as text. */
export function readNumber(attrs: Attributes, name: Name, min: number, max: number): number | null {
  const value = attrs?.[name]
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return number >= min && number <= max ? number : null
}

/** One of the values that have a class, else nothing. */
export function readChoice<Choice extends string>(
  attrs: Attributes,
  name: Name,
  choices: readonly Choice[],
): Choice | null {
  const value = attrs?.[name]
  return choices.find((choice) => choice === value) ?? null
}

export function readFlag(attrs: Attributes, name: Name): boolean {
  return attrs?.[name] === true
}

export function readList(attrs: Attributes, name: Name): unknown[] {
  const value = attrs?.[name]
  return Array.isArray(value) ? value : []
}
