import { isDefinedError } from '@orpc/client'
import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { FormEvent } from 'react'
import { useUnsavedText } from '../../editing/editor/unsaved-text.ts'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useAssessmentTasks } from './assessment-tasks.tsx'
import { assessProblems } from './update-text.ts'

const UNEXPECTED = 'The assessment could not be signed off. Please try again.'
const NAMED = 3

/** What the sign-off needs, what is there, and the signature. The server checks each again. */
export function SignOff({ update }: { update: UpdateDetail }) {
  const { id, slug, assessment, isOnlyManager } = update
  const queries = useQueryClient()
  const me = useMember()?.userId ?? ''
  const evidence = useQuery(api.evidence.list.queryOptions({ input: { kind: 'assessment', id } }))
  const tasks = useAssessmentTasks(id)
  const { text, change, forget } = useUnsavedText(`${me}:sign-off:${id}`, { version: 0, reason: '' })
  const sign = useMutation(
    api.regulatoryUpdates.signOff.mutationOptions({
      async onSuccess() {
        forget()
        await queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() })
      },
      onError: () => queries.invalidateQueries({ queryKey: api.tasks.key() }),
    }),
  )
  const open = (tasks.data?.items ?? []).filter(({ status }) => status !== 'done' && status !== 'cancelled')
  const isMine = assessment.plannedBy === me
  const needsReason = isMine && isOnlyManager
  const checks = [
    {
      isMet: assessment.status === 'planned',
      words:
        assessment.status === 'planned'
          ? `Planned by ${assessment.plannedName ?? 'a person who left'}`
          : 'The plan is not saved yet',
    },
    {
      isMet: open.length === 0,
      words: open.length === 0 ? 'No planned task is open' : `Tasks to finish: ${namesOf(open)}`,
    },
    {
      isMet: (evidence.data?.length ?? 0) > 0,
      words: evidence.data?.length ? 'Evidence is there' : 'Evidence, uploaded or linked',
    },
    {
      isMet: !isMine || isOnlyManager,
      words: !isMine
        ? 'You are a second person'
        : isOnlyManager
          ? 'You planned it, and your institution has no other manager: say why below'
          : 'You planned it: another manager signs it off',
    },
  ]
  const isReady = checks.every(({ isMet }) => isMet)
  const refusal = isDefinedError(sign.error) ? sign.error : undefined
  const isReasonMissing = refusal?.code === 'REASON_NEEDED'
  // The server names the open tasks in its message.
  const known =
    refusal?.code === 'TASKS_OPEN'
      ? refusal.message
      : refusal && (assessProblems as Record<string, string>)[refusal.code]
  const problem = sign.error && !isReasonMissing && (known ?? problemText(sign.error, UNEXPECTED))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    sign.mutate({
      slug,
      version: assessment.version,
      ...(needsReason && { aloneReason: text.reason.trim() }),
    })
  }

  return (
    <section aria-labelledby="sign-off" className="grid gap-3 border-line border-t px-4 py-4 sm:px-5">
      <h3 id="sign-off" className="font-semibold">
        Sign-off
      </h3>
      <ul className="grid gap-1.5 text-[0.9375rem]">
        {checks.map(({ isMet, words }) => (
          <li key={words} className="flex gap-2.5">
            {isMet ? (
              <CircleCheck className="mt-0.5 size-4.5 flex-none text-success" aria-label="Met:" />
            ) : (
              <CircleDashed className="mt-0.5 size-4.5 flex-none text-warning" aria-label="Missing:" />
            )}
            <span className="wrap-anywhere">{words}</span>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {needsReason && (
          <TextArea
            label="Why one person plans and signs"
            rows={2}
            maxLength={maxLengthOf('regulatoryUpdates.signOff', 'aloneReason')}
            value={text.reason}
            error={isReasonMissing ? 'Say why one person plans and signs off.' : undefined}
            onChange={(event) => change({ reason: event.target.value })}
          />
        )}
        {problem && <Banner tone="danger">{problem}</Banner>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" look="quiet" aria-disabled={!isReady || undefined} busy={sign.isPending}>
            Sign off as manager
          </Button>
          <p className="text-ink-soft text-sm">
            The signed record keeps the redline as it stands today, with its hash.
          </p>
        </div>
      </form>
    </section>
  )
}

function namesOf(open: readonly { title: string }[]): string {
  const more = open.length - NAMED
  const named = open.slice(0, NAMED).map(({ title }) => `“${title}”`)
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
