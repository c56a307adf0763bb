import type { Policy, PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { ApprovalList } from './approval-list.tsx'
import { BoardStep } from './board-step.tsx'
import { ReviewDialog } from './review-dialog.tsx'

type Asked = 'approve' | 'review' | 'send_back' | 'discard'

interface ApprovalCardProps {
  policy: Policy
  version: PolicyVersionSummary
  /** What was done, in words. */
  onDone?: (said: string) => void
}

/** How a version is approved, and what this person can do about it. */
export function ApprovalCard({ policy, version, onDone }: ApprovalCardProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const me = useMember()?.userId
  const [isAsking, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState<string>()
  const [comment, setComment] = useState('')
  const of = { id: policy.id, versionId: version.id, rowVersion: version.rowVersion }
  const isWriter = version.writtenBy.userId === me
  const open = version.approvals.filter(({ decision }) => decision === null)
  const asked = version.isParallel ? open : open.slice(0, 1)
  const isMyTurn = version.state === 'in_review' && !isWriter && asked.some(({ userId }) => userId === me)
  const isBeforeBoard = version.state === 'in_review' && version.board !== null && open.length === 0
  /** Nobody and no board decides after that. */
  const isLast = open.length === 1 && version.board === null
  const isDraft = version.state === 'draft'

  const approve = () => act(() => apiClient.policies.decide({ ...of, isApproved: true }), 'approved')

  async function act(work: () => Promise<unknown>, said: string): Promise<string | undefined> {
    setProblem(undefined)
    try {
      await work()
      setAsked(undefined)
      onDone?.(`Version ${version.number} ${said}`)
      await Promise.all(
        [api.policies, api.policyLaw, api.history, api.notifications].map((noun) =>
          queries.invalidateQueries({ queryKey: noun.key() }),
        ),
      )
      return undefined
    } catch (error) {
      const text = problemText(error, 'This could not be done. Please try again.')
      setProblem(text)
      void queries.invalidateQueries({ queryKey: api.policies.key() })
      return text
    }
  }

  return (
    <SectionCard title={`Approval of version ${version.number}`}>
      <div className="grid gap-3 px-5 pb-5 text-sm">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {isDraft && version.sentBackByName && (
          <Banner tone="warning" title={`Sent back by ${version.sentBackByName}`}>
            <p className="wrap-anywhere whitespace-pre-wrap">{version.sentBackComment}</p>
          </Banner>
        )}
        <p className="text-ink-soft">Written by {version.writtenBy.name}.</p>
        {!isDraft && <ApprovalList version={version} />}
        {version.effectiveOn && !isDraft && (
          <p>
            {version.state === 'effective' || version.state === 'superseded'
              ? 'In force since'
              : 'In force on'}{' '}
            {dayText(version.effectiveOn)}
          </p>
        )}
        {isMyTurn && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => (isLast ? setAsked('approve') : void approve())}>
              Approve
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsked('send_back')}>
              Send back
            </Button>
          </div>
        )}
        {policy.mayManage && isBeforeBoard && (
          <BoardStep
            policy={policy}
            version={version}
            onRecord={(decision) =>
              act(() => apiClient.policies.approveByBoard({ ...of, ...decision }), 'approved by the board')
            }
          />
        )}
        {version.state === 'in_review' && isWriter && open.length > 0 && (
          <p className="text-ink-soft">You wrote version {version.number}, so others approve it.</p>
        )}
        {policy.mayManage && isDraft && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAsked('review')}>
              Send for review
            </Button>
            <Button size="small" look="quiet" onClick={() => setAsked('discard')}>
              Discard
            </Button>
          </div>
        )}
        {policy.mayManage && version.state === 'in_review' && (
          <div>
            <Button
              size="small"
              look="quiet"
              onClick={() => act(() => apiClient.policies.withdraw(of), 'taken back')}
            >
              Take back
            </Button>
          </div>
        )}
      </div>
      {isAsking === 'review' && (
        <ReviewDialog policy={policy} version={version} onClose={() => setAsked(undefined)} />
      )}
      {isAsking === 'approve' && (
        <ConfirmDialog
          title={`Approve version ${version.number}`}
          question={whatApprovalDoes(policy, version)}
          action="Approve"
          look="primary"
          onConfirm={approve}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isAsking === 'send_back' && (
        <FormDialog
          size="small"
          title={`Send back version ${version.number}`}
          action="Send back"
          problem={problem}
          onDismissProblem={() => setProblem(undefined)}
          onSubmit={(event) => {
            event.preventDefault()
            if (comment.trim() === '') setProblem('Say what has to change.')
            else void act(() => apiClient.policies.decide({ ...of, isApproved: false, comment }), 'sent back')
          }}
          onClose={() => setAsked(undefined)}
        >
          <TextArea
            label="What has to change"
            maxLength={maxLengthOf('policies.decide', 'comment')}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </FormDialog>
      )}
      {isAsking === 'discard' && (
        <ConfirmDialog
          title={`Discard version ${version.number}`}
          question={
            version.number === 1
              ? `This is the only version of “${policy.title}”. The policy is deleted with it.`
              : `The draft of version ${version.number} is deleted. Earlier versions stay.`
          }
          action="Discard"
          onConfirm={() =>
            act(async () => {
              const { isPolicyDeleted } = await apiClient.policies.discardDraft(of)
              navigate(isPolicyDeleted ? '/policies' : `/policies/${policy.id}`)
            }, 'discarded')
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </SectionCard>
  )
}

function whatApprovalDoes(
  { title, versions }: Policy,
  { number, effectiveOn }: PolicyVersionSummary,
): string {
  const before = versions.find(({ state }) => state === 'effective')
  const from = effectiveOn && effectiveOn > todayText() ? `on ${dayText(effectiveOn)}` : 'at once'
  const instead = before ? `, in place of version ${before.number}` : ''
  return `You are the last to approve. Version ${number} of “${title}” goes into force ${from}${instead}.`
}
