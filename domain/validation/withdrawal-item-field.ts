const prefix = 'item-'

/** Form field of a chosen line of a partial withdrawal. */
export const withdrawalItemField = (itemId: string) => `${prefix}${itemId}`

/** Ids of the lines that a withdrawal form has chosen. */
export function withdrawnItemIds(fields: Readonly<Record<string, string>>): string[] {
  return Object.keys(fields).flatMap((field) =>
    field.startsWith(prefix) ? field.slice(prefix.length, 100) : [],
  )
}
