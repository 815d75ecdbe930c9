/** Message per field name; the key '' holds what concerns the whole form. */
export type FieldErrors = Record<string, string>

/** What was typed into a form, per field name. */
export type FieldValues = Record<string, string>
