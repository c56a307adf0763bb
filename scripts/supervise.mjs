// Starts a program again when it crashes. Uses Node's own modules only, and holds little memory.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** What the program says over its channel once it serves. */
const READY = 'ready'
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']
const LINES_KEPT = 200
const LINE_LENGTH_KEPT = 4_000

/**
 * Until the program has served once, its end is the end: a wrong setting is not tried again and again. After that,
 * only a stop ends it, by a signal or with status 0; whatever else ends it, it is started again after a pause that
 * doubles with each crash and is short again after it has served for a while.
 */
export function supervise({
  command,
  args,
  environment,
  cwd,
  /** Where the last lines of the log before a crash are written. */
  crashFile,
  firstPauseMs = 1_000,
  longestPauseMs = 60_000,
  servesWellAfterMs = 10 * 60_000,
}) {
  let child
  let hasServed = false
  let isStopping = false
  let restarts = 0
  let pauseMs = firstPauseMs
  let waiting
  const said = lastLines()

  function start() {
    waiting = undefined
    const started = Date.now()
    child = spawn(command, args, {
      cwd,
      stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
      env: { ...environment, PLUMBLINE_RESTARTS: String(restarts) },
    })
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', said.add)
      from.pipe(to, { end: false })
    }
    child.once('message', (message) => {
      if (message === READY) hasServed = true
    })
    let failure
    child.once('error', (error) => {
      failure = error
    })
    // After the end of its output.
    child.once('close', (status, signal) => {
      if (failure) console.error(failure.message)
      if (isStopping || status === 0 || !hasServed) process.exit(status ?? 1)
      if (Date.now() - started >= servesWellAfterMs) pauseMs = firstPauseMs
      restarts++
      tell({ ended: signal ?? status, restarts, pauseMs })
      waiting = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }

  function tell({ ended, restarts, pauseMs }) {
    let kept = ''
    try {
      writeFileSync(crashFile, said.text(), { mode: 0o600 })
      kept = `; its last lines are in ${crashFile}`
    } catch (error) {
      kept = `; its last lines could not be written: ${error.message}`
    }
    const msg = `the server ended (${ended}) and is started again in ${pauseMs / 1000} s${kept}`
    console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), restarts, msg }))
    said.clear()
  }

  for (const signal of SIGNALS)
    process.on(signal, () => {
      isStopping = true
      if (waiting) process.exit(0)
      child.kill(signal)
    })
  // Nobody reads the output any more; the server goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  start()
}

function lastLines() {
  let lines = []
  let unfinished = ''
  return {
    add(chunk) {
      const [...ended] = (unfinished + chunk).split('\n')
      unfinished = ended.pop().slice(-LINE_LENGTH_KEPT)
      lines = [...lines, ...ended.map((line) => line.slice(0, LINE_LENGTH_KEPT))].slice(-LINES_KEPT)
    },
    text: () => `${[...lines, unfinished].join('\n')}\n`,
    clear() {
      lines = []
      unfinished = ''
    },
  }
}
