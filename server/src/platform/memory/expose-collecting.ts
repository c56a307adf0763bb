import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor' | 'major'; flavor?: 'last-resort' }) => void

/**
 * Lets this process collect garbage when it is worth it. `--expose-gc` on the command line would do so, too, but every flag of
 * V8 that is set while the program starts makes Node recompile its own modules, because its built-in code cache was
 * made with other flags. A collection keeps compiled WebAssembly: functions that are compiled again may be optimized that
 * were not to be.
 */
export function exposeCollecting(): void {
  setFlagsFromString('--expose-gc')
  const collect: Collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  const exposed: Collect = (options) => {
    setFlagsFromString('--no-flush-liftoff-code')
    try {
      collect(options)
    } finally {
      setFlagsFromString('--flush-liftoff-code')
    }
  }
  Object.assign(globalThis, { gc: exposed })
}
