import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast.tsx'
import { dayText, momentText, todayText } from '../work/day-text.ts'
import { ImportedNote } from '../work/imported-note.tsx'
import { AskDialog } from './ask-dialog.tsx'

export function SignatureCard({ policy }: { policy: Policy }) {
  if (policy.effectiveNumber === null) return null
  return (
    <SectionCard title={`Signatures for version ${policy.effectiveNumber}`}>
      <div className="grid gap-3 px-5 pb-5 text-sm">
        <OwnSignature policy={policy} />
        {policy.mayManage && <EverySignature policy={policy} />}
      </div>
    </SectionCard>
  )
}

function OwnSignature({ policy: { id, mayManage } }: { policy: Policy }) {
  const [own] = useQuery(api.attestations.mine.queryOptions({ input: { policyId: id } })).data ?? []
  if (!own) return mayManage ? null : <p className="text-ink-soft">You are not asked to sign it.</p>
  if (own.signedAt) return <p>You signed on {momentText(own.signedAt)}.</p>
  return (
    <div className="grid gap-2">
      <p>You are asked to sign by {dayText(own.dueOn)}.</p>
      <Link to={`/policies/${id}/sign`} className={buttonClass('primary', 'small')}>
        Read and sign
      </Link>
    </div>
  )
}

function EverySignature({ policy }: { policy: Policy }) {
  const { id, askedCount, signedCount } = policy
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const rows = useQuery(api.attestations.list.queryOptions({ input: { id } }))
  const today = todayText()

  async function act(work: () => Promise<void>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'This could not be done. Please try again.'))
    }
  }
  const remind = () =>
    act(async () => {
      const { reminded } = await apiClient.attestations.remind({ id })
      showToast(reminded === 1 ? '1 person was reminded.' : `${reminded} people were reminded.`)
      await queries.invalidateQueries({ queryKey: api.attestations.key() })
    })

  return (
    <>
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      {askedCount === 0 ? (
        <p className="text-ink-soft">Nobody was asked to sign this version.</p>
      ) : (
        <p>
          <span className="display tabular text-2xl">
            {signedCount} of {askedCount}
          </span>{' '}
          signed
        </p>
      )}
      {rows.isError && <p className="text-danger">The signatures could not be loaded.</p>}
      {rows.data && rows.data.length > 0 && (
        <ul className="grid max-h-72 gap-1.5 overflow-y-auto">
          {rows.data.map(({ userId, name, isReader, signedAt, dueOn, isLate, isImported }) => (
            <li key={userId} className="flex flex-wrap gap-x-2">
              <span className="mr-auto">
                {name}
                {isReader && <span className="text-ink-soft"> · reader</span>}
              </span>
              {signedAt ? (
                <span className="text-success">
                  {isLate ? 'Signed late, ' : 'Signed '}
                  {dayText(dayOfMoment(signedAt))}
                  {isImported && <ImportedNote />}
                </span>
              ) : (
                <span className={dueOn < today ? 'font-semibold text-danger' : 'text-ink-soft'}>
                  {dueOn < today ? 'Overdue since' : 'Due'} {dayText(dueOn)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setAsking(true)}>
          Ask people to sign
        </Button>
        {signedCount < askedCount && (
          <Button size="small" look="quiet" onClick={remind}>
            Remind
          </Button>
        )}
        {askedCount > 0 &&
          (['csv', 'pdf'] as const).map((format) => (
            <Button
              key={format}
              size="small"
              look="quiet"
              onClick={() => act(async () => saveFile(await apiClient.attestations.file({ id, format })))}
            >
              {format.toUpperCase()}
            </Button>
          ))}
      </div>
      {isAsking && <AskDialog policy={policy} onClose={() => setAsking(false)} />}
    </>
  )
}
