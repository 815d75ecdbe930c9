/** Groups neighbours that pass the test; every other item stands alone. */
export function runsOf<Item>(items: readonly Item[], belongs: (item: Item) => boolean): Item[][] {
  const runs: Item[][] = []
  let open = false
  for (const item of items) {
    const joins = belongs(item)
    if (joins && open) runs.at(-1)?.push(item)
    else runs.push([item])
    open = joins
  }
  return runs
}
