import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The server's entry, wherever it is started from. */
export const SERVER = 'server/build/main.js'
/**
 * A fixed young generation keeps memory small. The WebAssembly budget delays the optimizing compiler, so that
 * only the hot functions of the embedded database are optimized; what it compiled stays when memory is collected,
 * because functions that are compiled again may be optimized that were not to be. What moves files collects the
 * buffers it leaves.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=16',
  '--wasm-tiering-budget=40000000',
  '--no-flush-liftoff-code',
  '--expose-gc',
]
/**
 * Caches compiled code for the next start, and returns freed memory to the system. Blocks from 32 KiB on are returned one by
 * one: what a start and a collection leave free between smaller ones is 27 MB otherwise.
 */
export const SERVER_ENVIRONMENT = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node-compile'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
}
