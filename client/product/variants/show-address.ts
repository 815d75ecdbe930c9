/**
 * Updates the URL of already displayed content. In-page navigation ignores changes within the
 * document, so no page is loaded.
 */
export function showAddress(url: string) {
  history.replaceState(history.state, '', url)
}
