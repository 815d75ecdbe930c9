import { Shelf } from './shelf.ts'

let current = new Shelf('')

/** The shelf of this isolate; whoever finds that the catalogue has another version renews it. */
export function currentShelf(): Shelf {
  return current
}

export function renewShelf(version: string): void {
  if (current.version !== version) current = new Shelf(version)
}
