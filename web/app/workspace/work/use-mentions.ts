import type { Mention } from '@plumbline/contract/compliance/comments.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../platform/api/api-client.ts'

/** What a comment is about: the whole subject, or a passage of one of its parts. */
export interface CommentPlace extends SubjectRef {
  partId?: string | undefined
}

const NOBODY: readonly Mention[] = []

/** People to offer after an @, who all may see what is commented on; nobody is asked for before an @ is typed. */
export function useMentions(
  place: CommentPlace,
  typed: string | undefined,
  initial: readonly Mention[] = NOBODY,
) {
  const { kind, id, partId } = place
  const people = useQuery(
    api.comments.mentionable.queryOptions({
      input: { kind, id, ...(partId && { partId }), search: typed?.trim() ?? '' },
      enabled: typed !== undefined,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  )
  /** Everyone who was offered once: a name that was typed to its end counts as one that was chosen. */
  const known = useRef(new Map(initial.map(({ name, userId }) => [name, userId])))
  useEffect(() => {
    for (const { name, userId } of people.data ?? []) known.current.set(name, userId)
  }, [people.data])
  return {
    offered: typed === undefined ? NOBODY : namedBy(people.data ?? NOBODY, typed),
    mentionedIn: (body: string) => [
      ...new Set(
        [...known.current].filter(([name]) => body.includes(`@${name}`)).map(([, userId]) => userId),
      ),
    ],
  }
}

/** Of an answer to what was typed before, those who fit what is typed now: Enter takes the first. */
function namedBy(people: readonly Mention[], typed: string): readonly Mention[] {
  const words = typed.trim().toLowerCase()
  return people.filter(({ name }) => name.toLowerCase().includes(words))
}
