import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** No function of the engine has this number: the first numbers are those of imports. */
const OF_NO_FUNCTION = 0
const OF_EACH_FUNCTION = -1

/**
 * PGlite whose SQL grammar is never optimized. That is one function of 100 KB, which V8 takes for a hot one after some twenty
 * statements, because it counts the bytes that are jumped over; optimizing it takes a second of the processor and 600 MB
 * of memory in each start. A function that is first called while none may be optimized stays as it is.
 */
class EmbeddedEngine extends PGlite {
  /** The first statements of a start. */
  override async _initArrayTypes(options?: { force?: boolean }) {
    allowOptimizing(OF_NO_FUNCTION)
    try {
      await this.exec('')
    } finally {
      allowOptimizing(OF_EACH_FUNCTION)
    }
    return super._initArrayTypes(options)
  }
}

function allowOptimizing(number: number) {
  setFlagsFromString(`--wasm-tier-up-filter=${number}`)
}

export async function createEngine(options: PGliteOptions): Promise<PGlite> {
  const engine = new EmbeddedEngine(options)
  await engine.waitReady
  return engine
}

/** How much a function works before it is optimized. */
const BUDGET = { ofV8: 13_000_000, forLong: 40_000_000 }

/**
 * An engine that runs for long: only its hot functions are optimized. The flag is set only while the engine is
 * compiled, because Node recompiles its own modules when a V8 flag differs from those it was built with.
 */
export async function createLastingEngine(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${BUDGET.forLong}`)
  try {
    return await createEngine(options)
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${BUDGET.ofV8}`)
  }
}
