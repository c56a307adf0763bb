import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { ManagersOnly } from '../../platform/people/managers-only.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { AnswerBody } from './answer-card.tsx'

const ONLY = {
  all: 'All questions',
  without_answer: 'Questions without an answer',
  down: 'Rated as not helpful',
  removed: 'Sentences were removed',
} as const
type Only = keyof typeof ONLY
const OUTCOMES = { answered: 'Answered', asks: 'Asked back', declined: 'No answer' } as const

/** For managers: what people asked, what was quoted, and where the sources have gaps. */
export default function AssistantLogPage() {
  return (
    <ManagersOnly title="Questions to the assistant" action="read what everybody asked">
      <AssistantLog />
    </ManagersOnly>
  )
}

function AssistantLog() {
  const [params, update] = useAddressParams()
  const [problem, setProblem] = useState<string>()
  const only = (Object.keys(ONLY) as Only[]).find((one) => one === params.get('only')) ?? 'all'
  const search = textIn(params, 'search')
  const log = useQuery(
    api.assistant.log.queryOptions({
      input: { only, search, page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))

  async function exportAll() {
    setProblem(undefined)
    try {
      saveFile(await apiClient.assistant.exportLog({ only, search }))
    } catch (error) {
      setProblem(problemText(error, 'The log could not be exported'))
    }
  }

  return (
    <>
      <title>Questions to the assistant · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h1 className="display text-3xl">Questions to the assistant</h1>
          <p className="mt-1.5 text-ink-soft">What your institution asked in the last year, without names</p>
        </div>
        <Link to="/assistant" className="font-semibold text-brand text-sm underline underline-offset-4">
          Assistant
        </Link>
        <Button look="quiet" onClick={exportAll}>
          Export
        </Button>
      </header>
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <div className="min-w-[min(10rem,100%)] flex-1 md:max-w-64">
          <SearchBox
            label="Search questions"
            placeholder="Search questions"
            value={search}
            onSearch={(text) => change({ search: text || undefined, page: undefined })}
          />
        </div>
        <span className="min-w-0 max-w-full">
          <BareSelect
            label="Show"
            value={only}
            onChange={({ target }) =>
              change({ only: target.value === 'all' ? undefined : target.value, page: undefined })
            }
          >
            {Object.entries(ONLY).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </BareSelect>
        </span>
        {log.data && (
          <span className="tabular ml-auto text-ink-soft text-sm" role="status">
            {log.data.totalCount === 1 ? '1 question' : `${log.data.totalCount} questions`}
          </span>
        )}
      </div>
      {log.isPending && (
        <div role="status" aria-label="Loading questions">
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {log.isError && <ErrorState title="The questions could not be loaded" onRetry={() => log.refetch()} />}
      {log.data?.items.length === 0 && (
        <Card>
          <EmptyState title="No questions here">
            Questions that found no answer show where an article or a policy is missing.
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-2">
        {log.data?.items.map((asked) => (
          <li key={asked.id}>
            <Card className="p-4">
              <details>
                <summary className="min-h-8 cursor-pointer">
                  <span className="font-semibold [overflow-wrap:anywhere]">{asked.question}</span>{' '}
                  <Badge tone={asked.answer.outcome === 'declined' ? 'warning' : 'neutral'}>
                    {OUTCOMES[asked.answer.outcome]}
                  </Badge>{' '}
                  {asked.rating === 'down' && <Badge tone="danger">Not helpful</Badge>}{' '}
                  {asked.rating === 'up' && <Badge tone="success">Helped</Badge>}{' '}
                  <span className="text-ink-soft text-sm">{dateAndTime(asked.askedAt)}</span>
                </summary>
                <div className="mt-4 grid gap-3">
                  {asked.ratingReason && <p>Reason: {asked.ratingReason}</p>}
                  <AnswerBody asked={asked} />
                  {asked.draft && (
                    <details>
                      <summary className="min-h-8 cursor-pointer font-semibold text-sm">
                        Draft of the model
                      </summary>
                      <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{asked.draft}</p>
                    </details>
                  )}
                  {asked.removed.length > 0 && (
                    <div className="text-sm">
                      <p className="font-semibold">Removed</p>
                      <ul className="list-disc pl-5">
                        {asked.removed.map(({ text, because }) => (
                          <li key={text}>
                            {text} <span className="text-ink-soft">({REMOVED[because] ?? because})</span>
                          </li>
                        ))}
                      </ul>
                    </div>
                  )}
                </div>
              </details>
            </Card>
          </li>
        ))}
      </ul>
      {log.data && (
        <div className="mt-4">
          <Pager
            page={log.data.page}
            pageCount={log.data.pageCount}
            href={(page) => `?${withChanges(params, { page: page > 1 ? String(page) : undefined })}`}
          />
        </div>
      )}
    </>
  )
}

const REMOVED: Readonly<Record<string, string>> = {
  no_passage: 'names no passage',
  unknown_passage: 'names a passage that there is not',
  citation: 'cites what the passage does not',
  number: 'has a number that the passage does not',
  words: 'is not word for word in the passage',
  too_long: 'too long',
}
