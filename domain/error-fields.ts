/** Log fields of a thrown value: enough to locate it, of a bounded size. */
export function errorFields(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { error: 'unknown', detail: typeof error }
  const { name, message, stack } = error
  return { error: name, detail: message.slice(0, 500), stack: stack?.slice(0, 2000) }
}
