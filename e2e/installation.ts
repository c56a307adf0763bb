import { fileURLToPath } from 'node:url'
import { type Program, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR } from './cast.ts'

const BUILT = fileURLToPath(new URL('../server/build/main.js', import.meta.url))

/** The program as it was built, beside the server of all other journeys, with settings that those cannot have. */
export function startInstallation(settings: Record<string, string>): Promise<Program> {
  return startProgram(
    {
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      AUTH_RATE_LIMITS: 'off',
      ...settings,
    },
    BUILT,
  )
}
