import type { SeatedDocument, SeatedExam } from '@plumbline/contract/compliance/examiner.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, apiClient } from '../platform/api/api-client.ts'
import { problemText, refusalOf } from '../platform/api/outcome.ts'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { BareInput } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { DAY } from './seat-text.ts'
import { SeatedItemCard } from './seated-item-card.tsx'
import { sectionsOf } from './seated-sections.ts'
import { StillComing } from './still-coming.tsx'

/** From here on a list is long enough to be searched. */
const SEARCHED_FROM = 10

interface SeatedExamViewProps {
  exam: SeatedExam
  email: string
  /** Back to the list of exams, for somebody with several. */
  onOthers: (() => void) | undefined
  /** The seat has ended meanwhile. */
  onEnded: () => void
}

export function SeatedExamView({ exam, email, onOthers, onEnded }: SeatedExamViewProps) {
  const items = useQuery(api.examiner.items.queryOptions({ input: { id: exam.id } }))
  const [shown, setShown] = useState<{ document: SeatedDocument; path: string }>()
  const [problem, setProblem] = useState<string>()
  const [typed, setTyped] = useState('')
  const all = items.data?.items ?? []
  const coming = items.data?.coming ?? []
  const words = typed.trim().toLowerCase()
  const found = all.filter((item) =>
    [item.number, item.section, item.request, ...item.documents.map(({ fileName }) => fileName)]
      .join('\n')
      .toLowerCase()
      .includes(words),
  )
  const receivedCount = all.filter(({ receivedAt }) => receivedAt !== null).length
  const hasEnded = refusalOf(apiClient.examiner.items, items.error)?.code === 'NOT_FOUND'
  useEffect(() => {
    if (hasEnded) onEnded()
  }, [hasEnded, onEnded])

  async function act(work: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'The document could not be opened. Please try again.'))
      // Says so by itself where the seat has ended.
      void items.refetch()
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
          {onOthers && (
            <Button look="plain" size="small" className="-ml-3" onClick={onOthers}>
              All exams
            </Button>
          )}
          <StepHeading>{exam.institutionName}</StepHeading>
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
            Documents appear here as soon as the institution delivers them.
            {coming.length > 0 &&
              ` ${coming.length} ${coming.length === 1 ? 'item is' : 'items are'} still coming.`}
          </EmptyState>
        </Card>
      )}
      {all.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="tabular mr-auto text-ink-soft text-sm">
            {words === ''
              ? `${all.length} ${all.length === 1 ? 'item' : 'items'} delivered, ${receivedCount} marked received, ${coming.length} still coming`
              : `${found.length} of ${all.length} items match`}
          </p>
          {all.length >= SEARCHED_FROM && (
            <div className="w-full sm:w-72">
              <BareInput
                label="Find an item"
                type="search"
                placeholder="Find an item"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
          )}
        </div>
      )}
      <div className="grid gap-8">
        {sectionsOf(found, words === '' ? coming : []).map(({ section, items: delivered, coming: later }) => (
          <section key={section} aria-label={section || 'Items without a section'}>
            {section !== '' && <h2 className="wrap-anywhere mb-3 font-semibold text-lg">{section}</h2>}
            {delivered.length > 0 && (
              <ul className="grid gap-4" aria-label={`Delivered items${section && ` of ${section}`}`}>
                {delivered.map((item) => (
                  <li key={item.id}>
                    <SeatedItemCard
                      exam={exam}
                      item={item}
                      onView={view}
                      onSave={save}
                      onChanged={() => items.refetch()}
                    />
                  </li>
                ))}
              </ul>
            )}
            <StillComing items={later} />
          </section>
        ))}
      </div>
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
