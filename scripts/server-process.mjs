import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The server's entry, wherever it is started from. */
export const SERVER = 'server/build/main.js'
/**
 * A fixed young generation keeps memory small. Other flags of V8 are set by the program for as long as they are needed
 * (`embedded-engine.ts`, `expose-collecting.ts`): what Node's own modules were compiled to serves only where all are
 * those that Node was built with, but for sizes of the heap.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16']
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
