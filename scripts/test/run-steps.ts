import { nothing, type Outcome, type Step } from './outcome.ts'

export interface Result extends Outcome {
  title: string
  seconds: number
}

/** Runs steps one after another; every step runs, also after a failure. */
export async function runSteps(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/** Runs lists of steps in parallel, one per core: a free core takes the next list. */
export async function runSideBySide(
  cores: number,
  ...lists: readonly (readonly Step[])[]
): Promise<Result[]> {
  const waiting = lists.values()
  const results: Result[] = []
  await Promise.all(
    Array.from({ length: cores }, async () => {
      for (const steps of waiting) results.push(...(await runSteps(steps)))
    }),
  )
  return results
}

async function runStep({ title, run }: Step): Promise<Result> {
  const start = performance.now()
  console.log(`── ${title} …`)
  const outcome = await run().catch((error: unknown): Outcome => {
    console.log(`${title} │ ${String(error)}`)
    return { ...nothing, failed: 1 }
  })
  const seconds = (performance.now() - start) / 1000
  console.log(`── ${title}: ${outcome.failed ? 'FAILED' : 'passed'} after ${seconds.toFixed(1)} s`)
  return { title, seconds, ...outcome }
}
