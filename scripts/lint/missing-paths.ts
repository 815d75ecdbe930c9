import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const folders = [
  'backend',
  'bench',
  'client',
  'demo',
  'docs',
  'domain',
  'e2e',
  'public',
  'scripts',
  'worker',
  'world',
]
const documents = ['README.md', 'CONTRIBUTING.md', 'bench/*.md', 'demo/**/*.md', 'docs/**/*.md']

// URLs of the shop, and a file that an operator writes.
const notInRepository = new Set(['security.txt', 'llms.txt', 'robots.txt', 'merchant.json'])

export function documentFiles(): string[] {
  return documents.flatMap((pattern) => globSync(pattern)).toSorted()
}

/** Paths in backticks and relative links without a file or folder, as `<document>:<line> <path>`. */
export function missingPaths(document: string): string[] {
  const isLinked = (link: string) => existsSync(join(dirname(document), link))
  const lines = readFileSync(document, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const paths = [...pathsIn(line)].filter((path) => !isFound(path))
    const links = linksIn(line).filter((link) => !isLinked(link))
    return [...paths, ...links].map((path) => `${document}:${index + 1} ${path}`)
  })
}

export function* pathsIn(line: string) {
  for (const [, code = ''] of line.matchAll(/`([^`]+)`/g))
    for (const [, word = ''] of code.matchAll(
      /(?:^|[\s=])([\w.*-]+(?:\/[\w.*{},<>-]*)*)(?=$|[\s:,)])/g,
    ))
      if (isPath(word) && !notInRepository.has(word)) yield word
}

function linksIn(line: string): string[] {
  return [...line.matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, link = '']) =>
    /^\w+:/.test(link) ? [] : [link],
  )
}

function isPath(word: string): boolean {
  const [first = '', ...rest] = word.split('/')
  if (rest.length > 0 && folders.includes(first)) return true
  return /^[\w*]/.test(word) && /\.(?:ts|tsx|mjs|css|md|sql|json|inc|toml|svg|txt)$/.test(word)
}

let files: readonly string[] | undefined

function repositoryFiles(): readonly string[] {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/assets/image/**']
  const patterns = ['*', ...folders.map((folder) => `${folder}/**/*`)]
  files ??= globSync(patterns, { exclude })
  return files
}

/** Accepts a full path, a pattern, the end of a path, and a test without its extension. */
function isFound(path: string): boolean {
  const pattern = path.replaceAll(/<\w+>/g, '*')
  if (existsSync(path)) return true
  if (/[*{]/.test(pattern)) return globSync([pattern, `*/**/${pattern}`]).length > 0
  if (folders.includes(path.split('/')[0] ?? ''))
    return repositoryFiles().some((file) => isTestOf(file, path))
  return repositoryFiles().some((file) => file === path || file.endsWith(`/${path}`))
}

const isTestOf = (file: string, path: string) =>
  file.startsWith(`${path}.`) && /\.(?:test|e2e|world)\.tsx?$/.test(basename(file))
