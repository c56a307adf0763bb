import { minifyContractRouter } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import type { Plugin } from 'vite'
import { fileCalls } from './contract-file-calls.ts'

const MODULE = 'virtual:contract-routes'

/** Methods and paths of the contract without schemas, and which calls carry a file: all that the client needs. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => {
      if (id !== `\0${MODULE}`) return undefined
      const routes = withoutDescriptions(minifyContractRouter(contract))
      return `export default ${JSON.stringify(routes)}\nexport const fileCalls = ${JSON.stringify(fileCalls(contract))}`
    },
  }
}

/** Summaries, tags and access rules are for the API's documentation and for the server. */
function withoutDescriptions(node: object): object {
  if ('~orpc' in node) {
    const { route } = node['~orpc'] as { route: Record<string, unknown> }
    const { summary, description, tags, ...needed } = route
    return { '~orpc': { errorMap: {}, meta: {}, route: needed } }
  }
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, withoutDescriptions(inner)]))
}
