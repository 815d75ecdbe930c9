import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

interface RunOptions {
  /** Prefix of each line, because steps run in parallel. */
  label: string
  /** Timeout in milliseconds. */
  deadline?: number
}

/** Runs a command, prints its output line by line, and returns whether it succeeded. */
export async function runCommand(
  command: string,
  args: string[],
  { label, deadline = 0 }: RunOptions,
): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whole milliseconds are required.
    timeout: Math.ceil(deadline),
    // Both runners stop their children and write their report at this signal.
    killSignal: 'SIGINT',
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${label} │ ${line}`))
  }
  const ended = Promise.withResolvers<boolean>()
  child.once('error', ended.reject)
  child.once('close', (status) => ended.resolve(status === 0))
  return ended.promise
}
