interface Target {
  id: string
  webSocketDebuggerUrl: string
}

interface HeapUsage {
  usedSize: number
  backingStorageSize?: number
}

/** Heap of a Worker's isolate in megabytes, objects and buffers, by workerd's inspector. */
export function isolateMegabytes(inspectorPort: number, worker: string): Promise<number> {
  return inspected(inspectorPort, worker, megabytes)
}

/**
 * The same after a collection of garbage: what is alive. workerd collects while the Worker has a
 * request, which `wake` makes.
 */
export function liveMegabytes(
  inspectorPort: number,
  worker: string,
  wake: () => Promise<unknown>,
): Promise<number> {
  return inspected(inspectorPort, worker, async (socket) => {
    let isCollected = false
    const collection = ask(socket, 'HeapProfiler.collectGarbage').then(() => (isCollected = true))
    while (!isCollected) {
      // oxlint-disable-next-line no-await-in-loop -- until it is done
      await Promise.all([wake(), new Promise((resolve) => setTimeout(resolve, 50))])
    }
    await collection
    return megabytes(socket)
  })
}

async function megabytes(socket: WebSocket): Promise<number> {
  const { usedSize, backingStorageSize = 0 } = (await ask(
    socket,
    'Runtime.getHeapUsage',
  )) as HeapUsage
  return (usedSize + backingStorageSize) / 1024 / 1024
}

async function inspected(
  inspectorPort: number,
  worker: string,
  read: (socket: WebSocket) => Promise<number>,
): Promise<number> {
  const targets: Target[] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()
  const target = targets.find(({ id }) => id.endsWith(worker))
  if (!target) throw new Error(`No isolate of ${worker}: ${targets.map(({ id }) => id).join(', ')}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const found = await read(socket)
  socket.close()
  return found
}

function ask(socket: WebSocket, method: string): Promise<unknown> {
  const id = Math.floor(Math.random() * 1e9)
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const response = JSON.parse(String(data))
      if (response.id === id) resolve(response.result)
    })
    socket.send(JSON.stringify({ id, method }))
  })
}
