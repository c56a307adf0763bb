import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PreparedInputs } from './fuzzing/prepared-inputs.ts'
import type { MakeRow } from './isolation-rows/make-row.ts'
import type { TestClient, TestServer } from './test-server.ts'
import type { Input } from './whole-inputs.ts'

/** What the systematic tests have to know of a noun to call its operations. */
export interface NounTestCalls {
  /** Its rows in the owner's institution, by noun or operation (`isolation-cases.ts`). */
  rows: Readonly<Record<string, MakeRow>>
  /** Kinds that an input names beside an id, and which of the rows is one. */
  kinds: Readonly<Record<string, string>>
  /** What the inputs of the isolation test have to say besides (`isolation-inputs.ts`). */
  isolationInputs: Readonly<Record<string, Input>>
  /** Valid calls (`prepared-inputs.ts`). */
  prepared(server: TestServer, api: TestClient): PreparedInputs
}

const SERVER_SOURCES = new URL('..', import.meta.url)

/** Of every noun that declares them beside itself, in `<noun>-test-calls.ts`. */
export const NOUN_TEST_CALLS: readonly NounTestCalls[] = await Promise.all(
  globSync('*/*/*-test-calls.ts', { cwd: fileURLToPath(SERVER_SOURCES) })
    .sort()
    .map(async (path) => (await import(/* @vite-ignore */ new URL(path, SERVER_SOURCES).href)).TEST_CALLS),
)
