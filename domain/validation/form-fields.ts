/** Message per field name; the key '' holds form-level errors. */
export type FieldErrors = Record<string, string>

/** Form values, per field name. */
export type FieldValues = Record<string, string>
