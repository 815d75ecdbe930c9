/** A resolved promise that `use` reads without suspending. */
export function settledPart<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}
