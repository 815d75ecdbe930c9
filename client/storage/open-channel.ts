/** What tabs tell each other; null on the server and where the browser forbids it with its storage. */
export function openChannel(name: string): BroadcastChannel | null {
  if (typeof window === 'undefined') return null
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
