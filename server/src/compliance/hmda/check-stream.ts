import { setImmediate } from 'node:timers/promises'
import type { FilingYear } from '@plumbline/rules/hmda/filing-years.ts'
import { findingLines, summarize } from '@plumbline/rules/hmda/finding-lines.ts'
import type { Geography } from '@plumbline/rules/hmda/geography.ts'
import { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'

/** Other requests are served between slices of this length. */
const SLICE_MS = 8
const ROWS_PER_STEP = 200
const LINES_PER_CHUNK = 200
/** A reader who stops reading does not hold a place for longer. */
const IDLE_MS = 60_000
/** Each holds its file in memory. */
const AT_ONCE = 2

let running = 0
let geography: Promise<Geography> | undefined

export const isBusy = (): boolean => running >= AT_ONCE

async function loadGeography(): Promise<Geography> {
  const { loadGeography2024 } = await import('@plumbline/rules/hmda/geography-2024.ts')
  return loadGeography2024()
}

/** Findings of a file as lines of JSON, made as fast as the reader takes them. */
export function checkStream(bytes: Uint8Array, from: number, filing: FilingYear): ReadableStream<Uint8Array> {
  running++
  let ended = false
  const end = () => {
    if (!ended) running--
    ended = true
  }
  const texts = linesOf(bytes, from, filing)
  let idle: ReturnType<typeof setTimeout> | undefined
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(idle)
      try {
        const { value, done } = await texts.next()
        if (value) controller.enqueue(encoder.encode(value))
        if (!done) {
          idle = setTimeout(() => {
            end()
            controller.error(new Error('the findings were not read for a minute'))
          }, IDLE_MS).unref()
          return
        }
        controller.close()
        end()
      } catch (error) {
        end()
        throw error
      }
    },
    async cancel() {
      clearTimeout(idle)
      end()
      await texts.return(undefined)
    },
  })
}

async function* linesOf(
  bytes: Uint8Array,
  from: number,
  filing: FilingYear,
): AsyncGenerator<string, undefined> {
  geography ??= loadGeography()
  const check = new RegisterCheck(bytes, { filing, from, geography: await geography })
  for (let more = true; more; ) {
    const begun = performance.now()
    while (more && performance.now() - begun < SLICE_MS) more = check.step(ROWS_PER_STEP)
    await setImmediate()
  }
  let lines: string[] = []
  for (const line of findingLines(check)) {
    lines.push(JSON.stringify(line))
    if (lines.length < LINES_PER_CHUNK) continue
    yield `${lines.join('\n')}\n`
    lines = []
    await setImmediate()
  }
  yield `${[...lines, JSON.stringify({ summary: summarize(check) })].join('\n')}\n`
}
