/** The sentence of a system error of reading or writing a file; null: it is something else. */
export function fileProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const sentence = sentences[String(error.code)]
  if (sentence === undefined) return null
  const { path, dest = path } = pathsOf(error)
  return `${dest?.replace(/\.part$/, '') ?? 'The file cannot be used'}: ${sentence}.`
}

/** Of a file that is renamed, its new one. */
function pathsOf(error: Error): { path?: string; dest?: string } {
  return {
    ...('path' in error ? { path: String(error.path) } : {}),
    ...('dest' in error ? { dest: String(error.dest) } : {}),
  }
}

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of this path is no folder',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'you may not read or write there',
  EPERM: 'you may not read or write there',
  EROFS: 'nothing can be written there',
  EBUSY: 'another program has it open',
  ENOSPC: 'the disk is full',
}
