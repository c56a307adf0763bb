import {
  PRODUCT_REVIEW_FIELDS,
  PRODUCT_REVIEW_STATUS_LABELS,
  type ProductReview,
} from '@plumbline/contract/compliance/product-reviews.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { DecideDialog, DecisionBadge, DecisionSection } from '../work/review-decision.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { ProductReviewFormDialog } from './product-review-form-dialog.tsx'
import { SuggestedLaws } from './suggested-laws.tsx'

export const PRODUCT_REVIEW_TONES: Readonly<Record<ProductReview['status'], Tone>> = {
  draft: 'neutral',
  in_review: 'info',
  launched: 'success',
  withdrawn: 'neutral',
}

export function ProductReviewPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.productReviews.find.queryOptions({ input: { id } }))
  const [asked, setAsked] = useState<'edit' | 'decide'>()
  const review = query.data
  if (!review) return <UnloadedPanel id={id} noun="review" query={query} onClose={onClose} />
  const close = () => setAsked(undefined)
  const isOpen = review.status === 'draft' || review.status === 'in_review'
  const isLate = isOpen && review.launchOn !== null && review.launchOn < todayText()
  return (
    <SidePanel
      id={id}
      title={`${review.number}. ${review.title}`}
      onClose={onClose}
      bar={
        <>
          <Badge tone={PRODUCT_REVIEW_TONES[review.status]}>
            {PRODUCT_REVIEW_STATUS_LABELS[review.status]}
          </Badge>
          {review.status !== 'draft' && <DecisionBadge decision={review.decision} />}
          {review.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit review" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      {(isLate || review.mayDecide) && (
        <div className="grid gap-3 px-5 pb-4">
          {isLate && (
            <Banner tone="warning" title="The planned launch has passed">
              Decide on it, or move the launch.
            </Banner>
          )}
          {review.mayDecide && (
            <span>
              <Button size="small" onClick={() => setAsked('decide')}>
                {review.decision === 'open' ? 'Decide' : 'Decide again'}
              </Button>
            </span>
          )}
        </div>
      )}
      <PanelFacts
        facts={[
          ['Owner', review.owner?.name ?? 'Nobody'],
          ['Entered by', review.author?.name ?? 'Somebody who left'],
          ...factsOfFields(PRODUCT_REVIEW_FIELDS, review),
        ]}
      />
      <DecisionSection {...review} />
      <Steps review={review} />
      <LongFields fields={PRODUCT_REVIEW_FIELDS} record={review} />
      {isOpen && review.mayEdit && <SuggestedLaws review={review} />}
      <SharedSections subject={{ kind: 'product_review', id }} mayChange={review.mayEdit} />
      {asked === 'edit' && <ProductReviewFormDialog review={review} onClose={close} />}
      {asked === 'decide' && (
        <DecideDialog
          title="Decide on this change"
          version={review.version}
          description={stepsText(review)}
          isOwnWork={review.isOwnWork}
          save={(input) => apiClient.productReviews.decide({ ...input, id })}
          stale={[api.productReviews.key(), api.dashboard.key()]}
          onClose={close}
        />
      )}
    </SidePanel>
  )
}

const stepsText = ({ stepCount, stepsDone }: ProductReview): string =>
  stepCount === 0 ? 'It has no steps.' : `${stepsDone} of ${stepCount} steps are done.`

function Steps({ review: { id, steps, stepCount, stepsDone } }: { review: ProductReview }) {
  const queries = useQueryClient()
  const tick = useMutation({
    mutationFn: (input: { stepId: string; isDone: boolean }) =>
      apiClient.productReviews.tick({ id, ...input }),
    async onSuccess() {
      for (const queryKey of [api.productReviews.key(), api.history.key(), api.dashboard.key()])
        await queries.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast('The step could not be changed', problemText(error, 'Please try again.')),
  })
  if (stepCount === 0) return null
  return (
    <PanelSection title="Steps" count={`${stepsDone} of ${stepCount} done`}>
      <ul className="grid gap-2.5 text-sm">
        {steps.map((step) => (
          <li key={step.id}>
            <Checkbox
              label={step.title}
              hint={[step.ownerName ?? 'Nobody', step.doneOn && `done ${dayText(step.doneOn)}`]
                .filter(Boolean)
                .join(', ')}
              checked={step.doneOn !== null}
              disabled={!step.mayTick || tick.isPending}
              onChange={(isDone) => tick.mutate({ stepId: step.id, isDone })}
            />
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
