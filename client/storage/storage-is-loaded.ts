import { signal } from '@preact/signals-react'

/** False on the server and while hydrating: stored values must not change the markup. */
export const storageIsLoaded = signal(false)

const loaders: (() => void)[] = []

/** Loads all persisted signals, those of later scripts too; called once, after hydration. */
export function loadStorage(): void {
  if (storageIsLoaded.peek()) return
  storageIsLoaded.value = true
  for (const load of loaders) load()
}

/** Runs `load` once the storage may be read. */
export function whenStorageLoads(load: () => void): void {
  if (storageIsLoaded.peek()) load()
  else loaders.push(load)
}
