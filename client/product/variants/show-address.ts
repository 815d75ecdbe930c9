/**
 * Puts the address of what is on the screen already into the bar. In-page navigation leaves changes
 * within the document alone, so no page is loaded for it.
 */
export function showAddress(url: string) {
  history.replaceState(history.state, '', url)
}
