import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Without the windows of the whole browser, a journey takes two thirds of the time. */
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium-shell']
const USUAL_PLACES = [
  ...SHELLS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const hasShell = () => SHELLS.some((place) => existsSync(place))

/** The Chromium of this machine: the one that CHROMIUM names, one in a usual place, or the test library's own. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM, ...USUAL_PLACES, chromium.executablePath()]
  return places.find((place) => place !== undefined && existsSync(place))
}
