import { spawn } from 'node:child_process'

// The server restarts when its files change; the web reloads itself through Vite, in the same process.
const child = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    'server/src/main.ts',
    '--dev',
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (status) => process.exit(status ?? 0))
