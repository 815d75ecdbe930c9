/**
 * Address of a file of the brand: a path of this shop (`/cdn/…` stands for the image server, wherever
 * that is) or of another host. Null for whatever else a store may send, such as a script.
 */
export function brandFile(path: string | undefined, cdn: string): string | null {
  if (!path || !/^(?:\/(?![/\\])|https?:\/\/)/i.test(path)) return null
  return path.startsWith('/cdn/') ? cdn + path.slice('/cdn'.length) : path
}
