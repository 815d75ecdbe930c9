import { describe, it } from 'vitest'

/** Sources of both Workers, as text. */
const sources = import.meta.glob<string>(
  ['../**/*.ts', '../../backend/**/*.ts', '!../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** fetch options of browsers, with plausible values. */
const options: [string, string][] = [
  ['redirect', 'error'],
  ['redirect', 'manual'],
  ['redirect', 'follow'],
  ['cache', 'reload'],
  ['cache', 'force-cache'],
  ['cache', 'only-if-cached'],
  ['credentials', 'include'],
  ['mode', 'cors'],
  ['mode', 'same-origin'],
  ['referrer', 'about:client'],
  ['keepalive', 'true'],
  ['duplex', 'half'],
]

/** Whether the runtime accepts an option, ignores it, or throws. */
function isTaken(name: string, value: string): boolean {
  try {
    const request: object = new Request('https://shop.test/', { [name]: value })
    return Reflect.get(request, name) === value
  } catch {
    return false
  }
}

describe('calls to other servers', () => {
  const unknown = options.filter(([name, value]) => !isTaken(name, value))

  it('in workerd have fewer options than in a browser', ({ expect }) => {
    expect(unknown).toContainEqual(['redirect', 'error'])
    expect(unknown).not.toContainEqual(['redirect', 'manual'])
  })

  it('use no option that workerd refuses or ignores', ({ expect }) => {
    const used = Object.entries(sources).flatMap(([file, source]) =>
      unknown
        .filter(([name, value]) => new RegExp(`\\b${name}: '?${value}'?[,\\s}]`).test(source))
        .map(([name]) => `${file}: ${name}`),
    )
    expect(Object.keys(sources).length).toBeGreaterThan(300)
    expect(used).toEqual([])
  })
})
