interface Target {
  id: string
  webSocketDebuggerUrl: string
}

interface HeapUsage {
  usedSize: number
  backingStorageSize?: number
}

/** Heap of a Worker's isolate in megabytes, objects and buffers, by workerd's inspector. */
export async function isolateMegabytes(inspectorPort: number, worker: string): Promise<number> {
  const targets: Target[] = await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()
  const target = targets.find(({ id }) => id.endsWith(worker))
  if (!target) throw new Error(`No isolate of ${worker}: ${targets.map(({ id }) => id).join(', ')}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const { usedSize, backingStorageSize = 0 } = (await ask(
    socket,
    'Runtime.getHeapUsage',
  )) as HeapUsage
  socket.close()
  return (usedSize + backingStorageSize) / 1024 / 1024
}

function ask(socket: WebSocket, method: string): Promise<unknown> {
  const id = Math.floor(Math.random() * 1e9)
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data))
      if (answer.id === id) resolve(answer.result)
    })
    socket.send(JSON.stringify({ id, method }))
  })
}
