import { connect, createServer, type Socket } from 'node:net'

interface Throttle {
  origin: string
  stop(): Promise<void>
}

/** Chunks small enough for a steady flow. */
const tickMs = 20

/** A proxy that limits a shop's bandwidth; shared by all connections. */
export async function startThrottle(
  port: number,
  target: number,
  bitsPerSecond: number,
): Promise<Throttle> {
  const perTick = (bitsPerSecond / 8 / 1000) * tickMs
  const lines = new Map<Socket, Line>()
  const timer = setInterval(() => sendSome(lines, perTick), tickMs)
  const server = createServer((visitor) => {
    const shop = connect(target, 'localhost')
    const line: Line = { waiting: [], ended: false }
    lines.set(visitor, line)
    visitor.pipe(shop)
    shop.on('data', (bytes: Buffer) => line.waiting.push(bytes))
    shop.on('close', () => (line.ended = true))
    visitor.on('close', () => {
      lines.delete(visitor)
      shop.destroy()
    })
    // Leaving in the middle resets the connection, which is what is tested.
    for (const socket of [visitor, shop]) socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      clearInterval(timer)
      for (const visitor of lines.keys()) visitor.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Data from the shop that is not delivered yet. */
interface Line {
  waiting: Buffer[]
  ended: boolean
}

/** Round-robin over connections, until this tick's budget is used up. */
function sendSome(lines: Map<Socket, Line>, share: number) {
  let left = share
  while (left > 0) {
    const busy = [...lines].filter(([, { waiting }]) => waiting.length > 0)
    if (busy.length === 0) break
    for (const [visitor, { waiting }] of busy) {
      const [bytes = Buffer.alloc(0)] = waiting
      const size = Math.min(Math.ceil(left / busy.length), bytes.length, 1460)
      visitor.write(bytes.subarray(0, size))
      if (size === bytes.length) waiting.shift()
      else waiting[0] = bytes.subarray(size)
      left -= size
    }
  }
  for (const [visitor, { waiting, ended }] of lines) {
    if (ended && waiting.length === 0) visitor.end()
  }
}
