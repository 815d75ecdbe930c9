/**
 * Navigates with a full page load: no data of another session survives. An ordinary assignment
 * would be handled in place (client/navigation); a reload never is.
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
    // Superseded: the visitor has navigated elsewhere.
  }
}
