import { minifyContractRouter } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import type { Plugin } from 'vite'

const MODULE = 'virtual:contract-routes'

/** Methods and paths of the contract without its schemas: all that the browser's client needs at run time. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => {
      if (id !== `\0${MODULE}`) return undefined
      return `export default ${JSON.stringify(minifyContractRouter(contract))}`
    },
  }
}
