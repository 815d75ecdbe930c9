/* Installs the project on a machine that has only Node and npm. Plain JavaScript for any Node
   from 20 on; everything after it runs on the Node that npm installed here. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
const node = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`

/** Installs missing packages; an incomplete or outdated install is repeated. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return
  console.log('Installing packages (one to five minutes the first time) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    fail(
      'The installation did not finish. Check the network and start again; nothing is left half done.',
    )
  if (!existsSync(node))
    fail(
      'npm left out the package "node". Its install script must be allowed (see allowScripts in package.json).',
    )
  writeFileSync(stamp, wanted)
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Installs, then runs a script of this project on the installed Node with the installed tools. */
export function run(script, args = process.argv.slice(2)) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Node ${process.versions.node} is too old: version 20 or newer is needed.`)
  install()
  const child = spawn(node, [`${root}scripts/${script}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${root}node_modules/.bin:${process.env.PATH}`,
      WRANGLER_SEND_METRICS: 'false',
    },
  })
  child.on('error', (error) => fail(`The installed Node does not start: ${error.message}`))
  child.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)))
  stopWithParent(child)
}

/**
 * A process manager ends `npm`, which passes the signal to a shell that does not pass it on: without
 * this the script would go on, and keep its port.
 */
function stopWithParent(child) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal sends Ctrl+C to both.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
}
