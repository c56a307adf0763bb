import type { RISK_FIELDS, Risk } from '@plumbline/contract/compliance/risks.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { dayText } from '../work/day-text.ts'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { fieldsOfRisk } from './fields-of-risk.ts'
import { RiskFormDialog } from './risk-form-dialog.tsx'
import { RatingMark, StrengthMark } from './risk-marks.tsx'
import { RiskReviewDialog } from './risk-review-dialog.tsx'
import { useRiskMethod } from './use-method.ts'

export function RiskPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.risks.find.queryOptions({ input: { id } }))
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const { fields: worded } = useRiskMethod()
  const [asked, setAsked] = useState<'edit' | 'review' | 'finding'>()
  const risk = query.data
  if (!risk) return <UnloadedPanel id={id} noun="risk" query={query} onClose={onClose} />
  const subject = { kind: 'risk', id } as const
  const fields = fieldsOfRisk(worded, risk)
  const close = () => setAsked(undefined)
  return (
    <SidePanel
      id={id}
      title={`${risk.number}. ${risk.title}`}
      onClose={onClose}
      bar={
        <>
          <RatingMark rating={risk.residual} />
          {risk.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit risk" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      {risk.lookAgain.length > 0 && (
        <div className="px-5 pb-4">
          <Banner tone="warning" title="Look again">
            {risk.lookAgain.join(' ')}
          </Banner>
        </div>
      )}
      {risk.mayEdit && (
        <span className="flex flex-wrap gap-2 px-5 pb-4">
          <Button size="small" onClick={() => setAsked('review')}>
            Looked at it
          </Button>
          {mayWrite && (
            <Button size="small" look="quiet" onClick={() => setAsked('finding')}>
              Record a finding
            </Button>
          )}
        </span>
      )}
      <PanelFacts facts={factsOf(risk, fields)} />
      <ServedBy risk={risk} />
      <LongFields fields={fields} record={risk} />
      <SharedSections subject={subject} mayChange={risk.mayEdit} />
      {asked === 'edit' && <RiskFormDialog risk={risk} onClose={close} />}
      {asked === 'review' && <RiskReviewDialog risk={risk} onClose={close} />}
      {asked === 'finding' && (
        <FindingFormDialog
          origin={subject}
          onClose={close}
          onSaved={({ id: findingId }) => navigate(`/tasks/findings?finding=${findingId}`)}
        />
      )}
    </SidePanel>
  )
}

function factsOf(risk: Risk, fields: typeof RISK_FIELDS): [string, React.ReactNode][] {
  const { owner, inherent, residual, reviewedOn, reviewedByName, method, strength, servedBy } = risk
  return [
    ['Without controls', <RatingMark key="inherent" rating={inherent} />],
    ...(servedBy.length > 0
      ? [
          ['Controls count as', <StrengthMark key="strength" strength={strength} />] as [
            string,
            React.ReactNode,
          ],
        ]
      : []),
    ['What remains', <RatingMark key="residual" rating={residual} />],
    [
      'Figured by',
      <Link key="method" to="/risks/method" className="text-brand hover:underline">
        {/^\d/.test(method) ? `Method ${method}` : method}
      </Link>,
    ],
    ['Owner', owner?.name ?? 'Nobody'],
    ...factsOfFields(fields, risk),
    ['Last look', reviewedOn ? `${dayText(reviewedOn)} by ${reviewedByName}` : 'None yet'],
  ]
}

/** The controls of the register that serve the risk; the strongest counts. */
function ServedBy({ risk: { servedBy } }: { risk: Risk }) {
  if (servedBy.length === 0) return null
  return (
    <section className="px-5 pb-4">
      <h3 className="mb-2 font-semibold text-sm">Controls</h3>
      <ul className="grid gap-3">
        {servedBy.map(({ id, title, strength, because }) => (
          <li key={id} className="grid gap-0.5">
            <span className="flex flex-wrap items-baseline gap-2">
              <Link to={`/risks/controls?control=${id}`} className="wrap-anywhere text-brand hover:underline">
                {title}
              </Link>
              <StrengthMark strength={strength} />
            </span>
            <span className="text-ink-soft text-sm">{because}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
