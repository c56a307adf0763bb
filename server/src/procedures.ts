import { implement } from '@orpc/server'
import { contract } from '@plumbline/contract/index.ts'
import type { Db } from '@plumbline/database/db.ts'

/** What every handler is handed. */
export interface RequestContext {
  db: Db
  requestId: string
  clientAddress: string
}

const api = implement(contract).$context<RequestContext>()

export const everyone = api
