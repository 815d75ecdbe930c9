import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs `npm run shop -- …` against a shop. */
export async function shopCommand(url: string, args: readonly string[], env: object = {}) {
  const command = spawn(process.execPath, ['scripts/shop/main.ts', '--url', url, ...args], {
    env: { ...process.env, ...env },
  })
  const [out, errors, code] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    new Promise<number | null>((resolve) => command.once('close', resolve)),
  ])
  return { code, out: out.trim(), lines: errors.split('\n').filter(Boolean) }
}
