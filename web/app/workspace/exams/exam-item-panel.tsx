import type { ExamItemDetail } from '@plumbline/contract/compliance/exam-items.ts'
import { type Exam, ExamItemStatus } from '@plumbline/contract/compliance/exams.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CommentThread } from '../work/comment-thread.tsx'
import { dayText, momentText } from '../work/day-text.ts'
import { EvidencePanel } from '../work/evidence-panel.tsx'
import { PanelSection } from '../work/panel-section.tsx'
import { UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { ITEM_STATUS_LABELS, ITEM_STATUS_TONES, sizeText } from './exam-text.ts'
import { ItemAnswers } from './item-answers.tsx'
import { ItemFormDialog } from './item-form-dialog.tsx'

interface ExamItemPanelProps {
  exam: Exam
  id: string
  onClose: () => void
}

export function ExamItemPanel({ exam, id, onClose }: ExamItemPanelProps) {
  const at = { examId: exam.id, id }
  const query = useQuery(api.examItems.find.queryOptions({ input: at }))
  const queries = useQueryClient()
  const [isDelivering, setDelivering] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const item = query.data
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.examItems.key() }),
      queries.invalidateQueries({ queryKey: api.exams.key() }),
    ])

  if (!item) return <UnloadedPanel id={id} noun="item" query={query} onClose={onClose} />

  async function change(part: { ownerId?: string | null; status?: ExamItemStatus }, from: ExamItemDetail) {
    const { number, section, request, dueOn, note, owner, status, version } = from
    setProblem(undefined)
    try {
      const ownerId = owner?.userId ?? null
      await apiClient.examItems.update({
        ...at,
        number,
        section,
        request,
        dueOn,
        note,
        ownerId,
        status,
        version,
        ...part,
      })
    } catch (error) {
      setProblem(problemText(error, 'The item could not be saved.'))
    }
    await refresh()
  }

  const waiting = item.answers.filter(({ isDelivered }) => !isDelivered).length
  return (
    <SidePanel
      id={id}
      title={`Item ${item.number || item.position}`}
      onClose={onClose}
      bar={<Badge tone={ITEM_STATUS_TONES[item.status]}>{ITEM_STATUS_LABELS[item.status]}</Badge>}
    >
      <p className="wrap-anywhere whitespace-pre-line px-5 pb-4 text-sm">{item.request}</p>
      {problem && (
        <div className="px-5 pb-3">
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        </div>
      )}
      <PanelFacts
        facts={[
          ['Section', item.section || 'None'],
          ['Due', item.dueOn ? dayText(item.dueOn) : 'No date'],
          [
            'Owner',
            <BareSelect
              key="owner"
              label="Owner"
              value={item.owner?.userId ?? ''}
              onChange={(event) => change({ ownerId: event.target.value || null }, item)}
              className="text-sm!"
            >
              <option value="">Nobody</option>
              {exam.people.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </BareSelect>,
          ],
          [
            'Status',
            <BareSelect
              key="status"
              label="Status"
              value={item.status}
              onChange={(event) => change({ status: ExamItemStatus.parse(event.target.value) }, item)}
              className="text-sm!"
            >
              {ExamItemStatus.options
                .filter((one) => one !== 'delivered' || item.deliveryCount > 0)
                .map((one) => (
                  <option key={one} value={one}>
                    {ITEM_STATUS_LABELS[one]}
                  </option>
                ))}
            </BareSelect>,
          ],
          ...(item.note
            ? ([
                [
                  'Note',
                  <span key="note" className="whitespace-pre-line">
                    {item.note}
                  </span>,
                ],
              ] as const)
            : []),
          ...(item.receivedAt ? ([['Received', momentText(item.receivedAt)]] as const) : []),
        ]}
      />
      <div className="flex flex-wrap gap-2 px-5 pb-4">
        {/* Not disabled: after a delivery the focus comes back to it. */}
        <Button
          aria-disabled={waiting === 0 || undefined}
          aria-describedby={waiting === 0 ? 'nothing-waits' : undefined}
          onClick={() => waiting > 0 && setDelivering(true)}
        >
          Deliver to the examiner
        </Button>
        <Button look="quiet" onClick={() => setEditing(true)}>
          Edit item
        </Button>
        {waiting === 0 && (
          <p id="nothing-waits" className="w-full text-ink-soft text-xs">
            {item.answers.length === 0
              ? 'Add an answer below, then deliver it.'
              : 'All answers are delivered. Add another to deliver more.'}
          </p>
        )}
      </div>
      {item.questions.length > 0 && (
        <PanelSection title="Questions" count={item.questions.length}>
          <ul className="grid gap-2 text-sm">
            {item.questions.map(({ id: key, question, askedByName, askedAt }) => (
              <li key={key}>
                <p className="wrap-anywhere whitespace-pre-line">{question}</p>
                <p className="text-ink-soft text-xs">
                  {askedByName}, {momentText(askedAt)}
                </p>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      <ItemAnswers item={item} onChanged={refresh} />
      <EvidencePanel subject={{ kind: 'exam_item', id }} />
      {item.deliveries.length > 0 && (
        <PanelSection title="Delivered" count={item.deliveries.length}>
          <ul className="grid gap-2.5 text-sm">
            {item.deliveries.map((delivery) => (
              <li key={delivery.id} className="grid gap-0.5">
                <DeliveredLink examId={exam.id} id={delivery.id} name={delivery.fileName} />
                <span className="text-ink-soft text-xs">
                  {momentText(delivery.deliveredAt)} to {delivery.deliveredTo} by {delivery.deliveredByName},{' '}
                  {sizeText(delivery.byteSize)}
                </span>
                <span className="text-ink-soft text-xs" title={delivery.sha256}>
                  SHA-256 {delivery.sha256.slice(0, 8)}…{delivery.sha256.slice(-4)}
                </span>
                {delivery.remarks.map((remark) => (
                  <span key={remark} className="text-warning text-xs">
                    {remark}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      <CommentThread subject={{ kind: 'exam_item', id }} />
      {isEditing && (
        <ItemFormDialog item={item} onClose={() => setEditing(false)} onSaved={refresh} onRemoved={onClose} />
      )}
      {isDelivering && (
        <DeliverDialog exam={exam} item={item} onClose={() => setDelivering(false)} onDelivered={refresh} />
      )}
    </SidePanel>
  )
}

function DeliveredLink({ examId, id, name }: { examId: string; id: string; name: string }) {
  async function open() {
    try {
      const { path } = await apiClient.examItems.openDelivery({ examId, id, isToSave: true })
      location.assign(path)
    } catch (error) {
      showToast('The document could not be opened', problemText(error, 'Please try again.'))
    }
  }
  return (
    <button
      type="button"
      className="wrap-anywhere text-left font-semibold underline underline-offset-3"
      onClick={open}
    >
      {name}
    </button>
  )
}
