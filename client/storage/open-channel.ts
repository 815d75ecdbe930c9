/** BroadcastChannel between tabs; null on the server and if the browser forbids it. */
export function openChannel(name: string): BroadcastChannel | null {
  if (typeof window === 'undefined') return null
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
