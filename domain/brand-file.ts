/**
 * URL of a brand file: a path of this shop (`/cdn/…` stands for the image server's base URL) or an
 * https URL. Null for anything else that a store may send, such as a script.
 */
export function brandFile(path: string | undefined, cdn: string): string | null {
  if (!path || !/^(?:\/(?![/\\])|https?:\/\/)/i.test(path)) return null
  return path.startsWith('/cdn/') ? cdn + path.slice('/cdn'.length) : path
}
