import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'

/** The server's sources. Vite reloads the web in the same process. */
const SERVER_FOLDERS = ['contract/src', 'rules/src', 'database/src', 'auth/src', 'server/src', 'content']
const QUIET_FOR_MS = 150

let child = start()
let timer: NodeJS.Timeout | undefined
let isStopping = false

for (const folder of SERVER_FOLDERS) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /\.test\.ts$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(restart, QUIET_FOR_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    child.kill(signal)
  })
}

function start(): ChildProcess {
  const started = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/src/main.ts', 'development'],
    { stdio: 'inherit' },
  )
  started.once('exit', (status) => {
    if (isStopping) process.exit(status ?? 0)
  })
  return started
}

/** Sequential: the embedded database belongs to one process. */
function restart() {
  console.log('The server changed: restarting …')
  if (child.exitCode !== null || child.signalCode !== null) {
    child = start()
    return
  }
  child.once('exit', () => {
    if (!isStopping) child = start()
  })
  child.kill('SIGTERM')
}
