import { openDatabase } from '@plumbline/database/open-database.ts'
import { readTyped } from '@plumbline/rules/retrieval/field-terms.ts'
import { searchTexts } from '../server/src/regulations/library/regulation-store.ts'
import { prepare } from './engines.ts'
import { median, percentile } from './load.ts'
import { startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const QUESTIONS_ASKED = 40
/** Rounds follow each other until they grow no faster. */
const ROUNDS_AT_MOST = 10
const SETTLED = 0.8
const LOADED_WITHIN_MS = 300_000
const FIRST_WORDS_WITHIN_MS = 200
/** Parts of each kind that are loaded last. */
const LAST_LOADED = ['12 CFR 1041.2(a)', '31 CFR 1029.210(a)', '50 U.S.C. 3937(a)']

/** How long an answer without a model takes over HTTP, beside the statement that searches the same words. */
export async function measureFirstWords(questions: readonly string[], on: string): Promise<Row[]> {
  const place = await prepare('embedded', async () => undefined)
  if (!place) return []
  const asked = questions.slice(0, QUESTIONS_ASKED)
  const product = await startProduct({ ...place.environment, AUTH_RATE_LIMITS: 'off' })
  const times: number[] = []
  try {
    const { bearer } = await signIn(product.origin)
    const ask = async (question: string) => {
      const began = performance.now()
      const answer = await fetch(`${product.origin}/api/assistant/questions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ question }),
      })
      const { answer: given } = (await answer.json()) as { answer: { declinedBecause: string | null } }
      return { ms: performance.now() - began, because: given.declinedBecause }
    }
    const until = performance.now() + LOADED_WITHIN_MS
    for (const last of LAST_LOADED)
      while ((await ask(last)).because === 'loading' && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 2_000))
    // The index is built once more after the last text came.
    for (let round = 0, before = 0; round < ROUNDS_AT_MOST; round++) {
      times.length = 0
      for (const question of asked) times.push((await ask(question)).ms)
      if (before > 0 && median(times) > SETTLED * before) break
      before = median(times)
    }
  } finally {
    await product.stop()
  }
  const { db, close } = await openDatabase({
    databaseUrl: undefined,
    dataDirectory: place.environment.DATA_DIR!,
    onError: (error) => console.error(error),
  })
  const bare: number[] = []
  for (const question of [...asked, ...asked]) {
    const words = readTyped(question).groups.map(({ own }) => own.join(' '))
    const began = performance.now()
    await searchTexts(db, { q: words.join(' or '), on })
    bare.push(performance.now() - began)
  }
  await close()
  await place.remove()
  const ours = median(times)
  const yardstick = median(bare.slice(asked.length))
  const engine = 'embedded'
  return [
    { part: 'assistant', item: 'first words', engine, unit: 'ms', ours, yardstick, ratio: ours / yardstick },
    {
      ...{ part: 'assistant', item: 'first words, 95th percentile', engine, unit: 'ms' },
      ...{ ours: percentile(times, 0.95), yardstick: FIRST_WORDS_WITHIN_MS },
      ratio: percentile(times, 0.95) / FIRST_WORDS_WITHIN_MS,
    },
  ]
}
