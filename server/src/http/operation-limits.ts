import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import { type Access, type OperationMeta, USUAL_BODY_KIB } from '@plumbline/contract/platform/access.ts'
import type { StatementKind } from '@plumbline/database/statement-limits.ts'
import { statementKindOf } from '../platform/statement-kind.ts'

/** What is known of an operation before its input is read. */
export interface OperationLimits {
  /** `tasks.create`; empty for what is none. */
  operation: string
  access: Access
  /** For a person, which a key is not. */
  isBinding: boolean
  bodyMaxKib: number
  inTurns: boolean
  isCostly: boolean
  statements: StatementKind
}

interface Route extends OperationLimits {
  method: string
  path: string
  pattern: RegExp
  places: number
}

const STRICTEST: OperationLimits = {
  operation: '',
  access: 'administrators',
  isBinding: true,
  bodyMaxKib: USUAL_BODY_KIB,
  inTurns: false,
  isCostly: false,
  statements: 'screen',
}

/** Larger bodies than this are files: they are received whole, once it is known who sends them. */
export const FILE_FROM_KIB = 1025

/** A path that is written out comes before one with places for ids: `/tasks/sheet` is no task. */
const ROUTES = routesOf(contract).sort((a, b) => a.places - b.places || b.bodyMaxKib - a.bodyMaxKib)
/** Of which noun and how long a path is. */
const shapeOf = (method: string, path: string) =>
  `${method} ${path.split('/').length} ${path.split('/', 2)[1]}`

/** Every request asks, so only the few routes of that noun and length are compared. */
const ROUTES_OF = Map.groupBy(ROUTES, ({ method, path }) => shapeOf(method, path))

/** One request asks several times in a row. */
let last = { method: '', path: '', limits: STRICTEST }

/** The limits of the operation at this path below the prefix; the strictest for what is none. */
export function operationLimits(method: string, path: string): OperationLimits {
  if (last.method === method && last.path === path) return last.limits
  const route = ROUTES_OF.get(shapeOf(method, path))?.find(({ pattern }) => pattern.test(path))
  last = { method, path, limits: route ?? STRICTEST }
  return last.limits
}

function routesOf(node: object, names: readonly string[] = []): Route[] {
  if (!('~orpc' in node))
    return Object.entries(node).flatMap(([name, one]) => routesOf(one, [...names, name]))
  const { meta, route } = (node as AnyContractProcedure)['~orpc']
  const {
    access = 'administrators',
    bodyMaxKib = USUAL_BODY_KIB,
    inTurns = false,
    isCostly = false,
    recentAuthentication = false,
    byPersonAlone = false,
  } = meta as OperationMeta
  const source = (route.path ?? '').replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')
  return [
    {
      operation: names.join('.'),
      access,
      isBinding: recentAuthentication || byPersonAlone,
      bodyMaxKib,
      inTurns,
      isCostly,
      // Asks for the schemas, which are made when the first request needs them.
      get statements() {
        return statementKindOf(node as AnyContractProcedure)
      },
      method: route.method ?? 'POST',
      path: route.path ?? '',
      pattern: new RegExp(`^${source}$`),
      places: route.path?.split('{').length ?? 0,
    },
  ]
}
