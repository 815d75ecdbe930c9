const hole = '\u0001hole\u0001'

/** For each field of a body, nested ones included: a function that replaces its JSON value. */
export function bodiesWithReplaceableField(body: unknown): ((json: string) => string)[] {
  return holesIn(body).map((holed) => {
    const [before = '', after = ''] = JSON.stringify(holed).split(JSON.stringify(hole))
    return (json) => before + json + after
  })
}

function holesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    [hole, ...holesIn(inside)].map((part) =>
      Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part },
    ),
  )
}
