import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CommentField } from '../work/comment-field.tsx'
import { CommentItem } from '../work/comment-thread.tsx'
import type { CommentPlace } from '../work/use-mentions.ts'
import type { CommentThread } from './comment-threads.ts'

interface PassageThreadProps {
  thread: CommentThread
  place: CommentPlace
  root: HTMLElement | null
  onChanged: () => Promise<unknown>
}

/** One passage with what people say of it, until somebody resolves it. */
export function PassageThread({ thread, place, root, onChanged }: PassageThreadProps) {
  const { id, passage, at, comments, resolvedAt, resolvedByName } = thread
  const [isReplying, setReplying] = useState(false)
  const add = useMutation(api.comments.add.mutationOptions({ onSuccess: onChanged }))
  const resolve = useMutation(
    api.comments.resolve.mutationOptions({
      onSuccess: onChanged,
      onError: (error) => showToast(problemText(error, 'The comment could not be changed.')),
    }),
  )
  const show = () => {
    root?.querySelector(`mark[data-comment="${id}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }

  return (
    <article
      id={`comment-${id}`}
      aria-label={`Comments on “${passage.quote.slice(0, 80)}”`}
      className="grid gap-2.5 border-line border-t pt-4 first:border-t-0 first:pt-0"
    >
      {at === undefined ? (
        <div className="grid justify-items-start gap-1.5">
          <Badge tone="warning">Passage was removed</Badge>
          <del className="wrap-anywhere line-clamp-4 font-serif text-ink-soft">{passage.quote}</del>
        </div>
      ) : (
        <button
          type="button"
          onClick={show}
          className="wrap-anywhere line-clamp-4 cursor-pointer border-brass border-l-2 pl-3 text-left font-serif text-ink-soft hover:text-ink"
        >
          {passage.quote}
        </button>
      )}
      <ul className="grid gap-2.5">
        {comments.map((comment) => (
          <CommentItem key={comment.id} place={place} comment={comment} onChanged={onChanged} />
        ))}
      </ul>
      {resolvedAt && <p className="text-ink-soft text-xs">Resolved by {resolvedByName}</p>}
      {isReplying ? (
        <CommentField
          place={place}
          label="Reply"
          action="Reply"
          problem={add.error && problemText(add.error, 'The comment could not be saved.')}
          onSend={async (words) => {
            await add.mutateAsync({ kind: place.kind, id: place.id, ...words, passage })
            setReplying(false)
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <span className="flex flex-wrap gap-2">
          {!resolvedAt && (
            <Button look="quiet" size="small" onClick={() => setReplying(true)}>
              Reply
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            busy={resolve.isPending}
            onClick={() => resolve.mutate({ id, isResolved: !resolvedAt })}
          >
            {resolvedAt ? 'Reopen' : 'Resolve'}
          </Button>
        </span>
      )}
    </article>
  )
}
