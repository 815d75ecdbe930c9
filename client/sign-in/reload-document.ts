/**
 * Goes to a path with a load of the whole page: nothing fetched for another session survives.
 * An ordinary assignment would be shown in place (client/navigation); a reload never is.
 */
export async function reloadDocument(
  path: string,
  history: 'push' | 'replace' = 'push',
): Promise<void> {
  if (!('navigation' in window)) {
    return history === 'push' ? location.assign(path) : location.replace(path)
  }
  try {
    await navigation.navigate(path, { history }).committed
    location.reload()
  } catch {
    // Overtaken: the visitor has gone somewhere else meanwhile.
  }
}
