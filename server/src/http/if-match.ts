import type { AnyContractProcedure } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { answersWithVersion, CONFLICT_CODES, takesVersion } from '@plumbline/contract/platform/versions.ts'

/** What a record of this version is called in `ETag` and `If-Match`. */
export const etagOf = (version: number) => `"${version}"`

const SHAPE = /^"(\d{1,9})"$/

interface Call {
  ifMatch?: string | undefined
  /** Called with the version of the record that is answered. */
  onVersion?: (version: number) => void
}

/**
 * Hands the version that If-Match names to the operation, which compares it in its own transaction. Where the
 * contract says that an operation answers with a version, that is the ETag of the answer.
 */
export async function withVersions(
  procedure: AnyContractProcedure,
  { ifMatch, onVersion }: Call,
  input: unknown,
  run: (input: unknown) => Promise<unknown>,
): Promise<unknown> {
  const isWrite = procedure['~orpc'].route.method !== 'GET'
  const hasCondition = ifMatch !== undefined && ifMatch !== '*' && isWrite
  const output = await (hasCondition ? runIfMatching(procedure, ifMatch, input, run) : run(input))
  if (onVersion && answersWithVersion(procedure)) {
    const { version } = output as { version: unknown }
    if (typeof version === 'number') onVersion(version)
  }
  return output
}

async function runIfMatching(
  procedure: AnyContractProcedure,
  ifMatch: string,
  input: unknown,
  run: (input: unknown) => Promise<unknown>,
): Promise<unknown> {
  if (!takesVersion(procedure))
    throw invalid('this operation does not compare versions. Leave the header out.')
  const version = SHAPE.exec(ifMatch.trim())?.[1]
  if (version === undefined) throw invalid('send one ETag as an answer gave it, such as "3".')
  const given = (input as { version?: unknown } | undefined)?.version
  if (given !== undefined && Number(given) !== Number(version))
    throw invalid('the body names another version. Send one of the two.')
  try {
    return await run({ ...(input as object), version: Number(version) })
  } catch (error) {
    if (!(error instanceof ORPCError) || !CONFLICT_CODES.includes(error.code)) throw error
    const { PRECONDITION_FAILED } = procedure['~orpc'].errorMap
    throw new ORPCError('PRECONDITION_FAILED', { ...PRECONDITION_FAILED, data: error.data, defined: true })
  }
}

const invalid = (because: string) => new ORPCError('BAD_REQUEST', { message: `If-Match: ${because}` })
