import { DOCUMENT_MIB_AT_MOST } from '@plumbline/contract/compliance/policy-documents.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Card } from '../../ui/card.tsx'
import { CheckboxCard } from '../../ui/choice-card.tsx'
import { FileField } from '../../ui/field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { titleOfFile } from '../policies/imported-file.ts'
import { attachOriginal } from '../work/attach-file.ts'
import { useTopicLabel } from '../work/topics.tsx'
import { StepActions, type StepProps } from './step-actions.tsx'

interface Started {
  title: string
  id?: string
  problem?: string
}

/** Drafts from the templates that are ticked, and from files: each with its own answer. */
export function PoliciesStep({ onDone, onSkip }: StepProps) {
  const queries = useQueryClient()
  const me = useMember()?.userId ?? null
  const topicLabel = useTopicLabel()
  const templates = useQuery(api.policies.templates.queryOptions())
  const policies = useQuery(api.policies.list.queryOptions({ input: {} }))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [files, setFiles] = useState<readonly File[]>([])
  // Emptied by a new key: browsers let no script set the files of a field.
  const [round, setRound] = useState(0)
  const [started, setStarted] = useState<readonly Started[]>([])
  if (templates.isError || policies.isError)
    return (
      <ErrorState
        title="The templates could not be loaded"
        onRetry={() => Promise.all([templates.refetch(), policies.refetch()])}
      />
    )
  if (!templates.data || !policies.data) return <Skeleton className="h-64 w-full" />
  const titles = new Set(policies.data.items.map(({ title }) => title))
  const count = ticked.size + files.length

  async function start() {
    if (count === 0) return onDone()
    const attempt = async (title: string, draft: () => Promise<{ id: string; title: string }>) => {
      const answer = await draft().then(
        (policy): Started => ({ title: policy.title, id: policy.id }),
        (error): Started => ({ title, problem: problemText(error, 'This could not be read.') }),
      )
      setStarted((before) => [...before, answer])
    }
    for (const { key, title, topic, body } of templates.data!)
      if (ticked.has(key))
        await attempt(title, () => apiClient.policies.create({ title, topic, body, ownerId: me }))
    for (const file of files)
      await attempt(file.name, async () => {
        const { title, body } = await apiClient.policies.readDocument({ file })
        const created = await apiClient.policies.create({
          title: title || titleOfFile(file.name),
          body,
          ownerId: me,
        })
        await attachOriginal({ kind: 'policy', id: created.id }, file)
        return created
      })
    setTicked(new Set())
    setFiles([])
    setRound(round + 1)
    await queries.invalidateQueries({ queryKey: api.policies.key() })
  }

  return (
    <Card className="grid max-w-4xl gap-5 p-5">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">Start from templates</legend>
        {templates.data.map(({ key, title, topic }) => (
          <CheckboxCard
            key={key}
            label={title}
            hint={
              titles.has(title) ? 'You have a policy of this name.' : topic ? topicLabel(topic) : undefined
            }
            checked={ticked.has(key)}
            onChange={() => {
              const next = new Set(ticked)
              if (!next.delete(key)) next.add(key)
              setTicked(next)
            }}
          />
        ))}
      </fieldset>
      <FileField
        key={round}
        label="Or drop your own Word files or PDFs here"
        hint={`DOCX or PDF, ${DOCUMENT_MIB_AT_MOST} MB at most each. You can choose several. Each stays with its policy.`}
        accept=".docx,.pdf"
        multiple
        onChange={(event) => setFiles([...(event.target.files ?? [])])}
      />
      <ul aria-live="polite" className="grid gap-1 empty:hidden">
        {started.map(({ title, id, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers are only ever added
          <li key={index} className={problem ? 'text-danger' : undefined}>
            {id ? (
              <>
                <Link to={`/policies/${id}`} className="font-semibold underline underline-offset-4">
                  {title}
                </Link>
                : the draft is ready.
              </>
            ) : (
              <>
                <span className="font-semibold">{title}</span>: {problem}
              </>
            )}
          </li>
        ))}
      </ul>
      <StepActions
        action={count === 0 ? 'Continue' : count === 1 ? 'Start 1 draft' : `Start ${count} drafts`}
        onAction={start}
        onSkip={onSkip}
      />
    </Card>
  )
}
