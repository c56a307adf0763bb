import type { VendorQuestionnaire } from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import type { Vendor } from '@plumbline/contract/compliance/vendors.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PanelSection } from '../work/panel-section.tsx'
import { roundText } from './round-text.ts'
import { SendQuestionnaireDialog } from './send-questionnaire-dialog.tsx'

export const roundsOf = (vendorId: string) =>
  api.vendorQuestionnaires.list.queryOptions({ input: { vendorId } })

const isUnderWay = ({ state }: VendorQuestionnaire) => state !== 'accepted' && state !== 'withdrawn'

/** What the vendor itself said, and the way to ask it. */
export function QuestionnaireSection({ vendor }: { vendor: Vendor }) {
  const query = useQuery(roundsOf(vendor.id))
  const [isAsking, setAsking] = useState(false)
  const rounds = query.data
  const mayAsk = vendor.mayEdit && vendor.status !== 'ended' && rounds && !rounds.some(isUnderWay)
  return (
    <PanelSection title="Questionnaires" count={rounds?.length || undefined}>
      {query.isPending && <Spinner label="Loading the questionnaires…" />}
      {query.isError && <p>{problemText(query.error, 'They could not be loaded.')}</p>}
      {rounds?.length === 0 && (
        <p className="text-ink-soft text-sm">
          Somebody at the vendor answers your questions through a link, without an account, and attaches SOC
          reports and certificates.
        </p>
      )}
      {rounds && rounds.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {rounds.map((round) => (
            <li key={round.id} className="wrap-anywhere">
              <Link
                to={`/vendors/${vendor.id}/answers?round=${round.number}`}
                className="font-semibold text-brand hover:underline"
              >
                Round {round.number}
              </Link>
              <span className="block text-ink-soft">{roundText(round)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayAsk && (
        <span>
          <Button size="small" look="quiet" onClick={() => setAsking(true)}>
            Send a questionnaire
          </Button>
        </span>
      )}
      {isAsking && <SendQuestionnaireDialog vendor={vendor} onClose={() => setAsking(false)} />}
    </PanelSection>
  )
}
