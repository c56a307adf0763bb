/**
 * Preloaded into a program: shifts its clock by the milliseconds in the file CLOCK_OFFSET_FILE, reread at
 * each SIGUSR2.
 */
import { readFileSync } from 'node:fs'

const realNow = Date.now.bind(Date)
let offset = 0

Date.now = () => realNow() + offset
globalThis.Date = new Proxy(Date, {
  construct: (target, values, called) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, called),
})

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE!, 'utf8'))
  process.stdout.write(`the clock stands ${offset} ms off\n`)
})
