import { createHash } from 'node:crypto'

/** What the first entry of a chain names as the hash before it. */
export const START = '0'.repeat(64)

/** The chain that every entry was part of before institutions had chains of their own. */
export const FIRST_CHAIN = 0

interface HashedFields {
  at: string
  action: string
  actorId: string | null
  subjectId: string | null
  ip: string
  detail: string
  institutionId: string | null
}

/** Entries from before there were institutions were hashed without one. */
export function hashedText({
  at,
  action,
  actorId,
  subjectId,
  ip,
  detail,
  institutionId,
}: HashedFields): string {
  const fields = [at, action, actorId, subjectId, ip, detail]
  return JSON.stringify(institutionId === null ? fields : [...fields, institutionId])
}

export interface ChainedEntry extends HashedFields {
  chain: number
  position: number
  number: number
}

/** The same as the database computes in `recordAudit`, or computed for the first chain. */
export function hashOfEntry(previousHash: string, entry: ChainedEntry): string {
  const { chain, position, number } = entry
  const place = chain === FIRST_CHAIN ? [number] : [chain, position, number]
  return sha256([previousHash, ...place, hashedText(entry)].join(':'))
}

export interface ChainEnd {
  chain: number
  length: number
  hash: string
}

/** One hash for the ends of all chains. */
export function hashOfEnds(ends: readonly ChainEnd[]): string {
  const ordered = ends.toSorted((a, b) => a.chain - b.chain)
  return sha256(ordered.map(({ chain, length, hash }) => `${chain}:${length}:${hash}\n`).join(''))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
