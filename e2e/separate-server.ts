import { fileURLToPath } from 'node:url'
import { filledDataDirectory, type Program, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR } from './administrator.ts'

const BUILT = fileURLToPath(new URL('../server/build/main.js', import.meta.url))

/** Starts the built server a second time, with settings that the shared server cannot have. */
export async function startSeparateServer(settings: Record<string, string>): Promise<Program> {
  return startProgram(
    {
      DATA_DIR: await filledDataDirectory(),
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
      ...settings,
    },
    BUILT,
  )
}
