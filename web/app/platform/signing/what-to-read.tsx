import type { OwnAttestation } from '@plumbline/contract/compliance/attestations.ts'
import { Card } from '../../ui/card.tsx'

export function WhatToRead({ own: { sections, changedSections } }: { own: OwnAttestation }) {
  if (sections.length === 0 && changedSections.length === 0) return null
  return (
    <Card className="mb-3.5 grid gap-2 px-5 py-4 text-sm sm:px-7">
      {changedSections.length > 0 && (
        <p>
          <strong className="font-semibold">Changed since you signed:</strong> {changedSections.join(', ')}
        </p>
      )}
      {sections.length > 0 && (
        <p>
          <strong className="font-semibold">You sign these sections:</strong> {sections.join(', ')}
        </p>
      )}
    </Card>
  )
}
