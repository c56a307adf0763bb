import type { Need } from '@plumbline/contract/insight/dashboard.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { DecideDialog } from '../policies/decide-dialog.tsx'
import { PolicyReviewDialog } from '../policies/policy-review-dialog.tsx'
import { SignPolicy } from '../policies/sign-policy.tsx'

interface NeedDialogProps {
  need: Need
  onClose: () => void
}

/** What has to be read before it is finished: the text, with the signature, the decision, or the review below it. */
export function NeedDialog({ need: { kind, title, link }, onClose }: NeedDialogProps) {
  const queries = useQueryClient()
  const id = policyIdIn(link)
  const policy = useQuery(api.policies.find.queryOptions({ input: { id }, enabled: kind !== 'signature' }))
  function finish(said: string) {
    showToast(said, title)
    onClose()
    void queries.invalidateQueries({ queryKey: api.dashboard.key() })
  }
  if (policy.data && kind === 'policy_review')
    return <PolicyReviewDialog policy={policy.data} onClose={onClose} />
  if (policy.data && kind === 'policy_approval')
    return <DecideDialog policy={policy.data} onClose={onClose} onDone={finish} />
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      {kind === 'signature' ? (
        <SignPolicy id={id} isInPlace onSigned={finish} />
      ) : policy.isError ? (
        <ErrorState title="The policy could not be loaded" onRetry={() => policy.refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Dialog>
  )
}

/** A need has its own id, such as that of the request to sign; its address names the policy. */
const policyIdIn = (link: string) => link.split(/[/?]/)[2] ?? ''
