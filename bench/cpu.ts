import { readFileSync, readdirSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU seconds that a process has used so far, user and system (proc_pid_stat(5)). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** The workerd started last by a Miniflare of this process. */
export function newestWorkerd(known: ReadonlySet<number>): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const found = pids.find((pid) => !known.has(pid) && isOurWorkerd(pid))
  if (!found) throw new Error('No workerd has been started')
  return found
}

function isOurWorkerd(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return (
      /^Name:\s+workerd/m.test(status) && new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status)
    )
  } catch {
    return false
  }
}
