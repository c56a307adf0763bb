import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ADMINISTRATOR } from './e2e/administrator.ts'
import { findChromium } from './scripts/chromium.ts'
import { SERVER_ENVIRONMENT } from './scripts/server-process.mjs'

const PORT = Number(process.env.E2E_PORT ?? 3987)
const baseURL = `http://localhost:${PORT}`
// One folder for the whole run: the configuration is read again in every worker.
process.env.PLUMBLINE_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'plumbline-e2e-'))

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLUMBLINE_E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.PLUMBLINE_E2E_REPORT }]]
    : 'list',
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    // Nothing is shown by the frames of a transition, which take a tenth of the browser's time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `exec ${process.execPath} --disable-warning=ExperimentalWarning e2e/start-server.ts`,
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      NODE_COMPILE_CACHE: SERVER_ENVIRONMENT.NODE_COMPILE_CACHE,
      DATA_DIR: process.env.PLUMBLINE_E2E_DATA,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
      AUTH_MAIL_SPACING_SECONDS: '0',
      SUBMISSIONS_PER_HOUR: '1000',
      // How full the machine is that runs the journeys is not what they show.
      DISK_RESERVE_GB: '0',
      REGULATION_LIBRARY: 'bureau,748,701,31-1020,usc-31',
      LOG_LEVEL: 'warn',
      // Nobody answers there: the assistant's own answer stands.
      ASSISTANT_URL: 'http://127.0.0.1:9/v1',
      ASSISTANT_MODEL: 'none',
    },
  },
})
