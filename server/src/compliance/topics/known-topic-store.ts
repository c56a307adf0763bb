import { ORPCError } from '@orpc/server'
import type { Db } from '@plumbline/database/db.ts'
import { findChoosable, findNamed, findShipped } from './topic-store.ts'

/** Refuses a topic that is none of the institution's to choose. What a record has already, it may keep. */
export async function requireTopic(
  tx: Db,
  institutionId: string,
  topic: string | null | undefined,
  kept: string | null = null,
): Promise<void> {
  if (topic && topic !== kept) await requireTopics(tx, institutionId, [topic])
}

export async function requireTopics(tx: Db, institutionId: string, topics: readonly string[]): Promise<void> {
  if (topics.length > 0) refuseUnknown(topics, await findChoosable(tx, institutionId, topics))
}

/** Of a filter, which may also name what is archived. */
export async function requireNamedTopics(
  tx: Db,
  institutionId: string,
  topics: readonly string[],
): Promise<void> {
  if (topics.length > 0) refuseUnknown(topics, await findNamed(tx, institutionId, topics))
}

/** Of an article of the library. */
export async function requireShippedTopics(db: Db, topics: readonly string[]): Promise<void> {
  if (topics.length > 0) refuseUnknown(topics, await findShipped(db, topics))
}

/** As the contract refuses a value that it does not know. */
function refuseUnknown(topics: readonly string[], known: ReadonlySet<string>): void {
  const unknown = topics.find((topic) => !known.has(topic))
  if (unknown === undefined) return
  const message = `Topic: there is no topic "${unknown}" to choose. The list of topics says which there are.`
  throw new ORPCError('BAD_REQUEST', {
    message,
    data: { issues: [{ code: 'custom', message, path: ['topic'] }] },
  })
}
