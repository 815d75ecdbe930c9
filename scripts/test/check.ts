import { nothing, type Step } from './outcome.ts'
import { runCommand } from './run-command.ts'

/** A step that either passes or fails as a whole. */
export function check(title: string, command: string, args: string[] = []): Step {
  return {
    title,
    async run() {
      const ok = await runCommand(command, args, { label: title })
      return { ...nothing, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
    },
  }
}
