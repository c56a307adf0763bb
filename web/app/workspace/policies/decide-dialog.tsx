import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { Redline } from './redline.tsx'
import { VersionProse } from './version-prose.tsx'

interface DecideDialogProps {
  policy: Policy
  onClose: () => void
  /** What was done, in words. */
  onDone: (said: string) => void
}

/** A version in review: what changed, its whole text, and the decision below. */
export function DecideDialog({ policy, onClose, onDone }: DecideDialogProps) {
  const { id, title, versions } = policy
  const version = versions.find(({ state }) => state === 'in_review')
  const before = versions.find(({ state }) => state === 'effective')
  const [isWhole, setWhole] = useState(!before)
  return (
    <Dialog
      open
      size="large"
      title={title}
      description={version && `Version ${version.number}, written by ${version.writtenBy.name}`}
      onClose={onClose}
    >
      {version ? (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-2">
            {before &&
              [false, true].map((whole) => (
                <Button
                  key={String(whole)}
                  size="small"
                  look="quiet"
                  aria-pressed={isWhole === whole}
                  onClick={() => setWhole(whole)}
                >
                  {whole ? 'Whole text' : `What changed since version ${before.number}`}
                </Button>
              ))}
            <Link
              to={`/policies/${id}?version=${version.number}`}
              className="ml-auto font-semibold text-brand text-sm underline"
            >
              Open the policy
            </Link>
          </div>
          {version.changeNote && <p className="text-ink-soft text-sm">Changed: {version.changeNote}</p>}
          {before && !isWhole ? (
            <Redline policyId={id} before={before} after={version} />
          ) : (
            <VersionProse policyId={id} versionId={version.id} />
          )}
          <ApprovalCard policy={policy} version={version} onDone={onDone} />
        </div>
      ) : (
        <EmptyState title="No version of this policy is in review">
          Somebody has already decided on it or withdrawn it.
        </EmptyState>
      )}
    </Dialog>
  )
}
