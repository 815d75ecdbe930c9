import { createServer } from 'node:net'

/** Exits with a clear message if nothing can listen there. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const problem = await listenProblem(port, host)
  if (problem === null) return
  console.error(`\n${problem}\n`)
  process.exit(1)
}

/** Why nothing can listen at an address, and what to do; null: it can. */
export async function listenProblem(port: number, host: string): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return 'PORT must be a number from 1 to 65535: PORT=8788 npm start'
  }
  const code = await new Promise<string | null>((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
  switch (code) {
    case null:
      return null
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program, perhaps by a shop that is running already.\nStop it, or choose another port: PORT=8788 npm start`
    case 'EACCES':
      return `You may not listen on port ${port}. Choose one above 1023: PORT=8788 npm start`
    default:
      return `This machine has no address ${host} (${code}). HOST is 127.0.0.1, or 0.0.0.0 for other machines.`
  }
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
