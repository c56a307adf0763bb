import type { Comment } from '@plumbline/contract/compliance/comments.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CommentField } from './comment-field.tsx'
import { momentText } from './day-text.ts'
import { PanelSection } from './panel-section.tsx'
import type { CommentPlace } from './use-mentions.ts'

/** What people say about one thing, oldest first, with a field for the next word. */
export function CommentThread({ subject }: { subject: SubjectRef }) {
  const me = useMember()?.userId
  const comments = useQuery(api.comments.list.queryOptions({ input: { ...subject, about: 'whole' } }))
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.comments.list.key() }),
      queries.invalidateQueries({ queryKey: api.history.key() }),
      queries.invalidateQueries({ queryKey: api.tasks.key() }),
    ])
  const add = useMutation(api.comments.add.mutationOptions({ onSuccess: refresh }))

  return (
    <PanelSection title="Comments" count={comments.data?.totalCount}>
      {comments.isPending && <Skeleton className="h-16 w-full" />}
      {comments.isError && (
        <p className="text-sm">
          The comments could not be loaded.{' '}
          <button type="button" className="font-semibold text-brand" onClick={() => comments.refetch()}>
            Try again
          </button>
        </p>
      )}
      {comments.data?.hasEarlier && (
        <p className="text-ink-faint text-sm">Only the latest comments are shown.</p>
      )}
      <ul className="grid gap-3">
        {comments.data?.items.map((comment) => (
          <CommentItem key={comment.id} place={subject} comment={comment} onChanged={refresh} />
        ))}
      </ul>
      <CommentField
        key={me}
        place={subject}
        keptAs={me && `${me}:comment:${subject.kind}:${subject.id}`}
        label="Write a comment"
        action="Comment"
        problem={add.error && problemText(add.error, 'The comment could not be saved.')}
        onSend={async (words) => {
          await add.mutateAsync({ ...subject, ...words })
        }}
      />
    </PanelSection>
  )
}

interface CommentItemProps {
  place: CommentPlace
  comment: Comment
  onChanged: () => Promise<unknown>
}

export function CommentItem({ place, comment, onChanged }: CommentItemProps) {
  const [isEditing, setEditing] = useState(false)
  const edit = useMutation(api.comments.edit.mutationOptions({ onSuccess: onChanged }))
  const remove = useMutation(
    api.comments.remove.mutationOptions({
      onSuccess: onChanged,
      onError: (error) => showToast(problemText(error, 'The comment could not be removed.')),
    }),
  )
  const { id, authorName, body, mentions, createdAt, editedAt, removedAt, isOwn } = comment
  return (
    <li className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">{authorName}</b>
        <span className="text-ink-faint text-xs">
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
          {editedAt && !removedAt && <span title={momentText(editedAt)}>, edited</span>}
        </span>
        {isOwn && !removedAt && !isEditing && (
          <span className="ml-auto flex gap-1">
            <Button look="plain" size="small" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              look="plain"
              size="small"
              busy={remove.isPending}
              aria-label={`Remove your comment of ${momentText(createdAt)}`}
              onClick={() => remove.mutate({ id })}
            >
              Remove
            </Button>
          </span>
        )}
      </p>
      {removedAt ? (
        <p className="text-ink-faint italic">Removed by the author</p>
      ) : isEditing ? (
        <CommentField
          place={place}
          label="Edit your comment"
          action="Save"
          initial={{ body, mentions }}
          problem={edit.error && problemText(edit.error, 'The comment could not be saved.')}
          onSend={async (words) => {
            await edit.mutateAsync({ id, ...words })
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <WithMentions body={body} names={mentions.map(({ name }) => name)} />
        </p>
      )}
    </li>
  )
}

/** Names of people who were told stand out. */
function WithMentions({ body, names }: { body: string; names: readonly string[] }) {
  if (names.length === 0) return body
  const pattern = new RegExp(
    `(${names.map((name) => `@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).join('|')})`,
  )
  return body.split(pattern).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
      <b key={index} className="font-semibold text-brand">
        {piece}
      </b>
    ) : (
      piece
    ),
  )
}
