import type { VendorQuestionnaire } from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { bySection, SECTION_LABELS } from '../../platform/questionnaires/questionnaire-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { ChoiceSelect } from '../work/choice-select.tsx'
import { AnswerDialog, type AnswerStep } from './answer-dialog.tsx'
import { AnsweredQuestion } from './answered-question.tsx'
import { roundText } from './round-text.ts'

/** What a vendor answered, round by round. */
export default function AnswersPage() {
  const { id = '' } = useParams()
  const vendor = useQuery(api.vendors.find.queryOptions({ input: { id } }))
  const rounds = useQuery(api.vendorQuestionnaires.list.queryOptions({ input: { vendorId: id } }))
  const failed = [vendor, rounds].find(({ isError }) => isError)
  if (isRefusal(failed?.error)) return <NotFound home="/vendors" homeLabel="All vendors" />
  return (
    <>
      <title>Answers of a vendor · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to={`/vendors?vendor=${id}`} className="hover:underline">
          {vendor.data?.title ?? 'Vendors'}
        </Link>
      </nav>
      <h1 className="display mb-4 text-3xl">Answers of the vendor</h1>
      {failed ? (
        <ErrorState
          title={problemText(failed.error, 'The answers could not be loaded.')}
          onRetry={() => failed.refetch()}
        />
      ) : rounds.data && vendor.data ? (
        <Rounds rounds={rounds.data} mayEdit={vendor.data.mayEdit} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </>
  )
}

function Rounds({ rounds, mayEdit }: { rounds: readonly VendorQuestionnaire[]; mayEdit: boolean }) {
  const [params, update] = useAddressParams()
  const wanted = params.get('round')
  const round = rounds.find(({ number }) => String(number) === wanted) ?? rounds[0]
  if (!round)
    return (
      <EmptyState title="No questionnaire yet">
        Open the vendor and send one. The answers and files will appear here.
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      {rounds.length > 1 && (
        <div className="max-w-xs">
          <ChoiceSelect
            label="Round"
            labels={Object.fromEntries(rounds.map(({ number }) => [String(number), `Round ${number}`]))}
            value={String(round.number)}
            onChange={(number) =>
              update((before) => {
                const next = new URLSearchParams(before)
                next.set('round', number)
                return next
              })
            }
          />
        </div>
      )}
      <Round key={round.id} round={round} mayEdit={mayEdit} />
    </div>
  )
}

function Round({ round, mayEdit }: { round: VendorQuestionnaire; mayEdit: boolean }) {
  const [step, setStep] = useState<AnswerStep>()
  const [changesOnly, setChangesOnly] = useState(false)
  const changed = round.questions.filter(({ change }) => change !== null && change !== 'same')
  const isCompared = round.questions.some(({ change }) => change !== null)
  const isUnderWay = round.state !== 'accepted' && round.state !== 'withdrawn'
  return (
    <>
      <Card className="grid gap-3 px-5 py-5">
        <p className="wrap-anywhere">
          {roundText(round)}. Sent by {round.sentByName} to {round.contactEmail}.
        </p>
        {isCompared && (
          <p>
            {changed.length === 0
              ? 'No answer differs from the round before.'
              : changed.length === 1
                ? '1 answer is new or differs from the round before.'
                : `${changed.length} answers are new or differ from the round before.`}
          </p>
        )}
        {round.returnedWith && (
          <Banner tone="info" title="Sent back with this question">
            {round.returnedWith}
          </Banner>
        )}
        {round.conclusion && <p className="wrap-anywhere">Conclusion: {round.conclusion}</p>}
        <span className="flex flex-wrap gap-2">
          {mayEdit && round.state === 'submitted' && (
            <>
              <Button onClick={() => setStep('accept')}>Accept the answers</Button>
              <Button look="quiet" onClick={() => setStep('return')}>
                Send back with a question
              </Button>
            </>
          )}
          {mayEdit && isUnderWay && (
            <Button look="plain" onClick={() => setStep('withdraw')}>
              Withdraw
            </Button>
          )}
          {changed.length > 0 && (
            <Button look="quiet" aria-pressed={changesOnly} onClick={() => setChangesOnly(!changesOnly)}>
              {changesOnly ? 'Show every answer' : 'Show what changed'}
            </Button>
          )}
        </span>
      </Card>
      {bySection(changesOnly ? changed : round.questions).map(({ section, questions }) => (
        <Card key={section} className="grid gap-5 px-5 py-5">
          <h2 className="font-display text-xl">{SECTION_LABELS[section]}</h2>
          {questions.map((question) => (
            <AnsweredQuestion key={question.id} question={question} />
          ))}
        </Card>
      ))}
      {step && <AnswerDialog step={step} round={round} onClose={() => setStep(undefined)} />}
    </>
  )
}
