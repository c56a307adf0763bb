import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The server as a process, wherever it is started from. */
export const SERVER = 'server/build/main.js'
/**
 * A small young generation; garbage that the process may collect itself, at rest; and of the embedded database
 * only what is used much is compiled as well as can be.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32', '--expose-gc', '--wasm-tiering-budget=40000000']
/** Compiled code is kept for the next start; memory is given back when it is free. */
export const SERVER_ENVIRONMENT = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node-compile'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
