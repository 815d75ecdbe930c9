import type { WorkerSettings } from './settings.ts'

/** Unreachable hosts: reserved names, and addresses of a development machine. */
const unreachable =
  /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^127\.|^\[?::1/

/** Error of a shop's host; null if it can be a custom domain. */
export function hostProblem(host: string): string | null {
  if (host.includes(':')) return 'has a port'
  return unreachable.test(host) ? 'is no host on the internet' : null
}

export function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null
}

/** A secret that the Worker's own validation accepts: only names are known here. */
export function placeholderOf(name: string): string {
  return `${name}-0123456789abcdef`
}

interface Secrets {
  needed: readonly string[]
  optional?: readonly string[]
  /** Null: unknown. */
  given: readonly string[] | null
}

/** Checks of both Workers. */
export function refuseWorker(
  file: string,
  worker: WorkerSettings,
  { needed, optional = [], given }: Secrets,
): string[] {
  const refusals: string[] = []
  for (const name of ['workers_dev', 'preview_urls'] as const) {
    if (worker[name] !== false) {
      refusals.push(`${file}: ${name} must be false, or the Worker has an address on workers.dev.`)
    }
  }
  if (!worker.observability?.enabled) {
    refusals.push(`${file}: [observability] enabled = true is missing, so nobody could read a log.`)
  }
  for (const name of [...needed, ...optional]) {
    if (name in worker.vars) {
      refusals.push(`${file}: ${name} is a secret and must not be written into the file.`)
    } else if (needed.includes(name) && given !== null && !given.includes(name)) {
      refusals.push(
        `${file}: the secret ${name} is missing: wrangler secret put ${name} --config ${file}`,
      )
    }
  }
  if (given === null) {
    refusals.push(
      `${file}: nobody could tell which secrets are set. Log in (npx wrangler login), or name them.`,
    )
  }
  return refusals
}
