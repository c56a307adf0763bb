import { SUBJECT_LABELS } from '@plumbline/contract/compliance/subjects.ts'
import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ruleScreenOf } from '../lending/saved-tests.ts'
import { CommentThread } from '../shared-pieces/comment-thread.tsx'
import { dayText } from '../shared-pieces/day-text.ts'
import { EvidencePanel } from '../shared-pieces/evidence-panel.tsx'
import { LinkList } from '../shared-pieces/link-list.tsx'
import { PanelSection } from '../shared-pieces/panel-section.tsx'
import { TaskFormDialog } from '../tasks/task-form-dialog.tsx'
import { StatusMark } from '../tasks/task-marks.tsx'

/** Policies, work, and loan tests that cite what changed: where to look first. */
export function MayTouch({ update: { policies, loanTests, records } }: { update: UpdateDetail }) {
  if (policies.length + loanTests.length + records.length === 0) return null
  return (
    <section aria-labelledby="may-touch" className="rounded-card border border-line bg-surface p-4.5">
      <h2 id="may-touch" className="font-semibold">
        What it may touch
      </h2>
      {policies.length > 0 && (
        <>
          <h3 className="mt-2 text-ink-soft text-sm">Sections of our policies that cite these paragraphs</h3>
          <ul className="mt-1 grid gap-1.5 text-[0.9375rem]">
            {policies.map(({ policyId, title, sectionNumber, heading, citation }) => (
              <li key={`${policyId} ${sectionNumber} ${citation}`}>
                <Link
                  to={`/policies/${policyId}${sectionNumber > 0 ? `?section=${sectionNumber}` : ''}`}
                  className="wrap-anywhere font-semibold hover:underline"
                >
                  {title}
                  {heading && heading !== title && `, ${heading}`}
                </Link>{' '}
                <span className="text-ink-soft text-sm">{citation}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {records.length > 0 && (
        <>
          <h3 className="mt-3 text-ink-soft text-sm">Our work that cites these paragraphs</h3>
          <ul className="mt-1 grid gap-1.5 text-[0.9375rem]">
            {records.map(({ kind, id, title, path, citation }) => (
              <li key={`${kind} ${id}`}>
                <Link to={path} className="wrap-anywhere font-semibold hover:underline">
                  {title}
                </Link>{' '}
                <span className="text-ink-soft text-sm">
                  {SUBJECT_LABELS[kind]}, {citation}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {loanTests.length > 0 && (
        <>
          <h3 className="mt-3 text-ink-soft text-sm">Loan tests that apply them</h3>
          <ul className="mt-1 grid gap-1.5 text-[0.9375rem]">
            {loanTests.map(({ name, question, section }) => (
              <li key={name}>
                <Link to={ruleScreenOf(name)} className="font-semibold hover:underline">
                  {question}
                </Link>{' '}
                <span className="text-ink-soft text-sm">{section}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Tasks, evidence, links, and words that belong to the assessment. */
export function UpdateWork({ update: { id, mayDecide } }: { update: UpdateDetail }) {
  const subject = { kind: 'assessment', id } as const
  const [isAdding, setAdding] = useState(false)
  const queries = useQueryClient()
  const tasks = useQuery(
    api.tasks.list.queryOptions({ input: { origin: `assessment:${id}`, status: 'all', whose: 'all' } }),
  )
  return (
    <section
      aria-label="Work on this update"
      className="overflow-hidden rounded-card border border-line bg-surface *:first:border-t-0"
    >
      <PanelSection
        title="Tasks"
        count={tasks.data?.items.length}
        action={
          <button type="button" className="font-semibold text-brand" onClick={() => setAdding(true)}>
            Add a task
          </button>
        }
      >
        {tasks.isError && <p className="text-sm">The tasks could not be loaded.</p>}
        {tasks.data?.items.length === 0 && <p className="text-ink-soft text-sm">No tasks yet.</p>}
        <ul className="grid gap-1.5 text-sm">
          {tasks.data?.items.map((task) => (
            <li key={task.id} className="flex flex-wrap items-center gap-x-2">
              <StatusMark status={task.status} className="text-xs" />
              <Link to={`/tasks?task=${task.id}`} className="wrap-anywhere font-semibold hover:underline">
                {task.title}
              </Link>
              {task.dueOn && <span className="text-ink-faint text-xs">due {dayText(task.dueOn)}</span>}
            </li>
          ))}
        </ul>
      </PanelSection>
      <EvidencePanel subject={subject} />
      <LinkList subject={subject} mayChange={mayDecide} />
      <CommentThread subject={subject} />
      {isAdding && (
        <TaskFormDialog
          origin={subject}
          onClose={() => setAdding(false)}
          onSaved={() => void queries.invalidateQueries({ queryKey: api.tasks.key() })}
        />
      )}
    </section>
  )
}

/** The signed words as a file: its hash is the one that the assessment shows. */
export function SignedRecordButton({ slug }: { slug: string }) {
  const download = useMutation(
    api.regulatoryUpdates.signedRecord.mutationOptions({
      onSuccess: ({ record }) =>
        saveFile(new Blob([record], { type: 'application/json' }), `${slug}-signed.json`),
    }),
  )
  return (
    <p>
      <Button look="quiet" size="small" busy={download.isPending} onClick={() => download.mutate({ slug })}>
        Download the signed record
      </Button>
      {download.isError && (
        <span role="alert" className="ml-2 text-danger text-sm">
          The record could not be loaded. Try again.
        </span>
      )}
    </p>
  )
}
