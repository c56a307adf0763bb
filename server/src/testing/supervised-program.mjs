// Starts the built server as `npm start` does, with the environment of the test.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { supervise } from '../../../scripts/supervise.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

supervise({
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', join(ROOT, 'server/build/main.js')],
  environment: process.env,
  cwd: ROOT,
  crashFile: join(process.env.DATA_DIR, 'last-crash.log'),
})
