import { createHash } from 'node:crypto'
import {
  DIRECTORY_OPERATIONS,
  isReading,
  KEY_BEGINNING,
  type KeyNoun,
  keyNounOf,
} from '@plumbline/contract/tenancy/api-keys.ts'

/** What the caller's key allows, beside the rights of whom it acts for. */
export interface CallersKey {
  id: string
  prefix: string
  mayWrite: boolean
  nouns: readonly KeyNoun[]
  /** An assistant that the person connected; `prefix` is then the name that it gave itself. */
  isAssistant?: boolean
  /** Called through SCIM, which alone opens the team to keys, and the readers to those of that scope. */
  isDirectory?: boolean
}

export const isApiKey = (bearer: string): boolean => bearer.startsWith(KEY_BEGINNING)

export const hashOfKey = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Whether a key opens an operation. `isBinding`: it is for a person, which a key is not. */
export function keyOpens(
  { mayWrite, nouns, isDirectory = false }: CallersKey,
  operation: string,
  { method, isBinding = false }: { method?: string | undefined; isBinding?: boolean | undefined },
): boolean {
  const noun = (isDirectory && directoryNounOf(operation)) || keyNounOf(operation)
  return (
    noun !== undefined && nouns.includes(noun) && !isBinding && (mayWrite || isReading(operation, method))
  )
}

function directoryNounOf(operation: string): KeyNoun | undefined {
  const isAmong = (operations: readonly string[]) => operations.includes(operation)
  if (isAmong(DIRECTORY_OPERATIONS.team)) return 'team'
  return isAmong(DIRECTORY_OPERATIONS.readers) ? 'readers' : undefined
}
