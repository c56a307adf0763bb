import type { SavedProof } from '@plumbline/contract/lending/loan-test-results.ts'
import type { LoanTestAnswer } from '@plumbline/rules/loan-tests/answer.ts'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { addressOf } from './address-values.ts'
import { CompareCard } from './compare-card.tsx'
import { leavesOf } from './differences.ts'
import { LawNotes } from './law-notes.tsx'
import { ProofCard } from './proof-card.tsx'
import { OUTCOME_WORDS, screenOf } from './saved-tests.ts'
import { TestHeader } from './test-header.tsx'
import { VerdictWord } from './verdict-card.tsx'

export default function SavedResultPage() {
  const { id } = useParams()
  const proof = useQuery(api.loanTestResults.find.queryOptions({ input: { id: id! } }))
  if (isRefusal(proof.error)) return <NotFound home="/loan-tests/results" homeLabel="Saved results" />
  return (
    <>
      {!proof.data && <title>Saved result · Plumbline</title>}
      {proof.isPending && <Spinner label="Loading the result…" />}
      {proof.isError && <ErrorState title="The result could not be loaded" onRetry={() => proof.refetch()} />}
      {proof.data && <Proof proof={proof.data as SavedProof} />}
    </>
  )
}

function Proof({ proof }: { proof: SavedProof }) {
  const [again, setAgain] = useState<LoanTestAnswer<unknown>>()
  const [problem, setProblem] = useState<string>()
  const { id, calculator, name, loanNumber, outcome, formValues, createdBy, createdAt } = proof
  const answer = proof.answer as LoanTestAnswer<unknown>
  const { title, path, part } = screenOf(calculator)

  async function attempt(work: () => Promise<void>, failed: string) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, failed))
    }
  }
  const runAgain = () =>
    attempt(async () => {
      const { answer: fresh } = await apiClient.loanTestResults.runAgain({ id })
      setAgain(fresh as LoanTestAnswer<unknown>)
    }, 'The test could not be run again.')
  const download = () =>
    attempt(
      async () => saveFile(await apiClient.loanTestResults.downloadPdf({ id })),
      'The PDF could not be made.',
    )

  return (
    <>
      <TestHeader
        title={name}
        question="Saved result"
        actions={
          <>
            {path && Object.keys(formValues).length > 0 && (
              <Link to={path + addressOf(formValues)} className={buttonClass('quiet')}>
                <Pencil className="size-4" aria-hidden /> Open in the form
              </Link>
            )}
            <Button look="quiet" onClick={runAgain}>
              <RotateCw className="size-4" aria-hidden /> Run again
            </Button>
            <Button onClick={download}>
              <FileDown className="size-4" aria-hidden /> PDF
            </Button>
          </>
        }
      />
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Card className="px-5 py-4">
          <VerdictWord tone={outcome}>{OUTCOME_WORDS[outcome]}</VerdictWord>
          <p className="mt-1">
            {title}
            {loanNumber && ` · loan ${loanNumber}`} · saved by {createdBy} on {dateAndTime(createdAt)}
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            Rules {proof.rulesVersion} · register {proof.registerVersion} · SHA-256{' '}
            <code className="break-all text-xs">{proof.sha256}</code>
          </p>
        </Card>
        <LawNotes title="What became of the law since this result was saved" notes={proof.notesSince} />
        {again && (
          <CompareCard
            title="Under today's rules"
            unchanged="The same input gives the same result today."
            before={{ values: {}, result: answer.result }}
            now={{ values: {}, result: again.result }}
          />
        )}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <FactCard title="Result" value={answer.result} />
          <FactCard title="Inputs" value={proof.input} />
        </div>
        <ProofCard answer={answer} part={part} />
      </div>
    </>
  )
}

function FactCard({ title, value }: { title: string; value: unknown }) {
  return (
    <SectionCard title={title}>
      <dl className="divide-y divide-line border-line border-t text-[0.9375rem]">
        {leavesOf(value).map(([path, text]) => (
          <div key={path} className="flex flex-wrap justify-between gap-x-4 px-5 py-2">
            <dt className="text-ink-soft">{path}</dt>
            <dd className="font-medium tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
