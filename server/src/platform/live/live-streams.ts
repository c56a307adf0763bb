import type { FindMember, PresentedSession, SignedInMember } from '../session/member-session.ts'

/** Heartbeats keep proxies from closing a silent connection; each also checks who still may read. */
const HEARTBEAT_MS = 15_000
/** A browser needs one for all of its tabs. */
const STREAMS_OF_PERSON_AT_MOST = 10
const STREAMS_AT_MOST = 5_000
/** A message is some 20 bytes: a client that leaves this many unread has gone. */
const UNREAD_MESSAGES_AT_MOST = 100

const encoder = new TextEncoder()
const OPENED = encoder.encode('retry: 5000\n\ndata: changed\n\n')
const CHANGED = encoder.encode('data: changed\n\n')
const HEARTBEAT = encoder.encode('data: here\n\n')

interface Stream {
  session: PresentedSession
  institutionId: string
  role: SignedInMember['role']
  controller: ReadableStreamDefaultController<Uint8Array>
}

export type LiveRefusal = 'SIGNED_OUT' | 'NO_MEMBER' | 'TOO_MANY' | 'FULL'

export interface LiveStreams {
  /** The body of a response that says when the person's notifications changed, and never what they say. */
  open(session: PresentedSession): Promise<ReadableStream<Uint8Array> | LiveRefusal>
  /** Tells a person's streams; '' tells all. */
  announce(userId: string): Promise<void>
  /** Ends the streams of people who may no longer read, and sends the others a heartbeat. */
  check(): Promise<void>
  count(): number
  /** Ends all, for good. */
  close(): void
}

/** The open event streams of this process. */
export function createLiveStreams(findMember: FindMember): LiveStreams {
  const byPerson = new Map<string, Set<Stream>>()
  let count = 0
  let isClosed = false
  let heartbeat: NodeJS.Timeout | undefined

  function remove(stream: Stream): void {
    const { userId } = stream.session
    const theirs = byPerson.get(userId)
    if (!theirs?.delete(stream)) return
    if (theirs.size === 0) byPerson.delete(userId)
    count--
    if (count === 0) clearInterval(heartbeat)
  }

  function end(stream: Stream): void {
    remove(stream)
    try {
      stream.controller.close()
    } catch {
      // The reader has closed it already.
    }
  }

  function send(stream: Stream, message: Uint8Array): void {
    const { controller } = stream
    if ((controller.desiredSize ?? 0) < -UNREAD_MESSAGES_AT_MOST) end(stream)
    else controller.enqueue(message)
  }

  /** While the database is away nobody is told anything, and nobody is put out. */
  async function sendToReaders(streams: readonly Stream[], message: Uint8Array): Promise<void> {
    await Promise.all(
      streams.map(async (stream) => {
        const { session, institutionId, role } = stream
        const member = await findMember(session).catch(() => 'unknown' as const)
        if (member === 'unknown' || !byPerson.get(session.userId)?.has(stream)) return
        const isSame = member?.institutionId === institutionId && member.role === role
        if (isSame && mayWork(member)) send(stream, message)
        else end(stream)
      }),
    )
  }

  const all = () => [...byPerson.values()].flatMap((streams) => [...streams])
  const check = () => sendToReaders(all(), HEARTBEAT)

  function add(
    session: PresentedSession,
    { institutionId, role }: SignedInMember,
  ): ReadableStream<Uint8Array> {
    let stream: Stream
    return new ReadableStream<Uint8Array>({
      start(controller) {
        stream = { session, institutionId, role, controller }
        const theirs = byPerson.get(session.userId)
        if (theirs) theirs.add(stream)
        else byPerson.set(session.userId, new Set([stream]))
        count++
        if (count === 1) heartbeat = setInterval(check, HEARTBEAT_MS).unref()
        controller.enqueue(OPENED)
      },
      cancel() {
        remove(stream)
      },
    })
  }

  return {
    async open(session) {
      const member = await findMember(session)
      if (!member) return 'SIGNED_OUT'
      if (!mayWork(member)) return 'NO_MEMBER'
      if (isClosed || count >= STREAMS_AT_MOST) return 'FULL'
      if ((byPerson.get(session.userId)?.size ?? 0) >= STREAMS_OF_PERSON_AT_MOST) return 'TOO_MANY'
      return add(session, member)
    },
    announce: (userId) => sendToReaders(userId === '' ? all() : [...(byPerson.get(userId) ?? [])], CHANGED),
    check,
    count: () => count,
    close() {
      isClosed = true
      for (const stream of all()) end(stream)
    },
  }
}

/** The conditions of operations for members (`procedures.ts`). */
function mayWork(member: SignedInMember): boolean {
  return (
    member.seat === 'member' &&
    !member.owesSecondFactor &&
    !member.mustAddSecondFactor &&
    !member.mustUseOwnProvider &&
    !member.isInstitutionSuspended &&
    !member.trialHasEnded
  )
}
