import { SUBJECT_LABELS, type SubjectCard, type SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { IconButton } from '../../ui/button.tsx'
import { PanelSection } from './panel-section.tsx'
import { RecordSearch } from './record-search.tsx'

/** What something is linked with, in either direction, and a search for more. */
export function LinkList({ subject, mayChange = true }: { subject: SubjectRef; mayChange?: boolean }) {
  const links = useQuery(api.workLinks.list.queryOptions({ input: subject }))
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.workLinks.key() }),
      queries.invalidateQueries({ queryKey: api.history.key() }),
      queries.invalidateQueries({ queryKey: api.risks.key() }),
      queries.invalidateQueries({ queryKey: api.controls.key() }),
    ])
  const onError = (error: Error) => setProblem(problemText(error, 'The link could not be changed.'))
  const add = useMutation(api.workLinks.add.mutationOptions({ onSuccess: refresh, onError }))
  const remove = useMutation(api.workLinks.remove.mutationOptions({ onSuccess: refresh, onError }))

  const linked = links.data?.items ?? []
  const isLinked = ({ kind, id }: SubjectCard) =>
    (kind === subject.kind && id === subject.id) ||
    linked.some((link) => link.kind === kind && link.id === id)

  return (
    <PanelSection
      title="Links"
      count={links.data && linked.length + links.data.hiddenCount}
      action={
        mayChange && (
          <button type="button" className="font-semibold text-brand" onClick={() => setAdding(!isAdding)}>
            {isAdding ? 'Done' : 'Add a link'}
          </button>
        )
      }
    >
      <ul className="grid gap-1 text-sm">
        {linked.map((card) => (
          <li key={`${card.kind} ${card.id}`} className="flex items-center gap-2">
            <span className="text-ink-faint">{SUBJECT_LABELS[card.kind]}</span>
            <Link to={card.path} className="wrap-anywhere min-w-0 font-semibold hover:underline">
              {card.title}
            </Link>
            {mayChange && (
              <IconButton
                label={`Remove the link with ${card.title}`}
                className="ml-auto size-8"
                onClick={() => remove.mutate({ ...subject, target: { kind: card.kind, id: card.id } })}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {links.data && links.data.hiddenCount > 0 && (
        <p className="text-ink-faint text-sm">And {links.data.hiddenCount} that you may not see.</p>
      )}
      {isAdding && (
        <RecordSearch
          label="Find something to link"
          isOffered={(card) => !isLinked(card)}
          onChoose={({ kind, id }) => add.mutate({ ...subject, target: { kind, id } })}
        />
      )}
      {problem && (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </PanelSection>
  )
}
