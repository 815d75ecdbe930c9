const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]
const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
]

/** Readable name of a User-Agent: `Firefox, Windows`; empty if unknown. */
export function deviceName(userAgent: string | null | undefined): string {
  const find = (list: typeof browsers) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [find(browsers), find(systems)].filter(Boolean).join(', ')
}
