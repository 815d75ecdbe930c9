import { createServer } from 'node:net'

/** Exits with a clear message if the port is in use. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  if (await isFree(port, host)) return
  console.error(
    `\nPort ${port} is taken by another program, perhaps by a shop that is running already.\nStop it, or choose another port: PORT=8788 npm start\n`,
  )
  process.exit(1)
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** A free port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('The system gave no port')),
      )
    })
  })
}
