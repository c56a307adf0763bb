import type { Plugin } from 'vite'
import { maxLengthIn } from './max-lengths.ts'

export const MAX_LENGTH_CALL = /\bmaxLengthOf\(\s*'([\w.-]+)',\s*'([\w.[\]]+)',?\s*\)/g

/** Writes the numbers of the contract's schemas in place of `maxLengthOf('tasks.create', 'title')`. */
export function maxLengths(): Plugin {
  return {
    name: 'max-lengths',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: MAX_LENGTH_CALL },
      handler: (code) =>
        code.replace(MAX_LENGTH_CALL, (_call, operation, field) => String(maxLengthIn(operation, field))),
    },
  }
}
