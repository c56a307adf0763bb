import type { SeatedDocument, SeatedExam, SeatedItem } from '@plumbline/contract/compliance/examiner.ts'
import { QUESTION_AT_MOST } from '@plumbline/contract/compliance/examiner.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../platform/api/api-client.ts'
import { problemText } from '../platform/api/outcome.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { DocumentPreview } from './document-preview.tsx'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export function SeatedExamView({ exam, email }: { exam: SeatedExam; email: string }) {
  const items = useQuery(api.examiner.items.queryOptions({ input: { id: exam.id } }))
  const [shown, setShown] = useState<{ document: SeatedDocument; path: string }>()
  const [problem, setProblem] = useState<string>()

  async function act(work: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'That did not work. Please try again.'))
    }
  }
  const view = (document: SeatedDocument) =>
    act(async () => {
      const { path } = await apiClient.examiner.open({ examId: exam.id, id: document.id })
      setShown({ document, path })
    })
  const save = (document: SeatedDocument) =>
    act(async () => {
      const { path } = await apiClient.examiner.open({ examId: exam.id, id: document.id, isToSave: true })
      location.assign(path)
    })
  const saveBinder = () =>
    act(async () => {
      const { path } = await apiClient.examiner.openBinder({ id: exam.id })
      location.assign(path)
    })

  return (
    <>
      <header className="mb-6 flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <h1 className="display text-3xl">{exam.institutionName}</h1>
          <p className="mt-1 text-ink-soft">
            {exam.agency}. Open for {email} until {DAY.format(new Date(exam.lastDay))}. Every view and
            download is logged.
          </p>
        </div>
        {exam.mayDownload && items.data?.hasBinder && (
          <Button look="quiet" onClick={saveBinder}>
            Download the binder
          </Button>
        )}
      </header>
      <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
      {items.isPending && <Spinner label="Loading the items…" />}
      {items.isError && <ErrorState title="The items could not be loaded" onRetry={() => items.refetch()} />}
      {items.data?.items.length === 0 && (
        <Card>
          <EmptyState title="Nothing delivered yet">
            What the institution delivers stands here at once.
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-4" aria-label="Delivered items">
        {items.data?.items.map((item) => (
          <li key={item.id}>
            <Card className="grid gap-4 p-5">
              <div className="flex flex-wrap items-start gap-3">
                <div className="min-w-0 flex-1">
                  {item.section && <p className="text-ink-soft text-xs">{item.section}</p>}
                  <h2 className="wrap-anywhere font-semibold">
                    {item.number && `${item.number}. `}
                    {item.request}
                  </h2>
                </div>
                <Badge tone={item.receivedAt ? 'success' : item.status === 'follow_up' ? 'warning' : 'info'}>
                  {item.receivedAt ? 'Received' : item.status === 'follow_up' ? 'Follow-up' : 'Delivered'}
                </Badge>
              </div>
              <ul className="grid gap-2 text-sm">
                {item.documents.map((document) => (
                  <li key={document.id} className="flex flex-wrap items-center gap-2">
                    <span className="min-w-0 flex-1">
                      <span className="wrap-anywhere font-semibold">{document.fileName}</span>
                      <span className="block text-ink-soft text-xs">
                        {DAY.format(new Date(document.deliveredAt))}, SHA-256 {document.sha256.slice(0, 12)}…
                      </span>
                    </span>
                    {document.isShownInline && (
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={`View ${document.fileName} of item ${item.number}`}
                        onClick={() => view(document)}
                      >
                        View
                      </Button>
                    )}
                    {exam.mayDownload && (
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={`Download ${document.fileName} of item ${item.number}`}
                        onClick={() => save(document)}
                      >
                        Download
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              <ItemTalk examId={exam.id} item={item} onChanged={() => items.refetch()} />
            </Card>
          </li>
        ))}
      </ul>
      {shown && (
        <DocumentPreview
          title={shown.document.fileName}
          path={shown.path}
          watermark={`${email} · ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

interface ItemTalkProps {
  examId: string
  item: SeatedItem
  onChanged: () => Promise<unknown>
}

function ItemTalk({ examId, item, onChanged }: ItemTalkProps) {
  const [isAsking, setAsking] = useState(false)
  const [question, setQuestion] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      setAsking(false)
      setQuestion('')
      await onChanged()
    } catch (error) {
      setProblem(problemText(error, 'That did not work. Please try again.'))
    }
    setBusy(false)
  }
  function ask(event: FormEvent) {
    event.preventDefault()
    if (question.trim() === '') return setProblem('Enter a question.')
    void act(() => apiClient.examiner.ask({ examId, id: item.id, question }))
  }
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      {item.questions.map(({ id, question: text, askedByName, askedAt }) => (
        <p key={id} className="wrap-anywhere whitespace-pre-line text-sm">
          {text}{' '}
          <span className="text-ink-soft text-xs">
            {askedByName}, {DAY.format(new Date(askedAt))}
          </span>
        </p>
      ))}
      <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
      {isAsking ? (
        <form onSubmit={ask} className="grid gap-2">
          <TextArea
            label={`Question on item ${item.number}`}
            rows={3}
            maxLength={QUESTION_AT_MOST}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <div className="flex gap-2">
            <Button type="submit" size="small" busy={isBusy}>
              Send question
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex gap-2">
          <Button
            size="small"
            look="quiet"
            aria-label={`Ask about item ${item.number}`}
            onClick={() => setAsking(true)}
          >
            Ask a question
          </Button>
          {!item.receivedAt && (
            <Button
              size="small"
              look="quiet"
              busy={isBusy}
              aria-label={`Mark item ${item.number} received`}
              onClick={() => act(() => apiClient.examiner.receive({ examId, id: item.id }))}
            >
              Mark received
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
