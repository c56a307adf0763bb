import { conflictsOf } from '@plumbline/rules/policies/merge-sections.ts'
import { useEffect, useRef } from 'react'
import { LineComparison } from '../../editing/versions/line-comparison.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Choice, OpenMerge } from './use-section-merge.ts'

interface SectionConflictsProps {
  merge: OpenMerge
  onChoose: (index: number, choice: Choice) => void
  onTake: () => void
}

/** The sections that two people changed, each with both texts; one decides what the section says. */
export function SectionConflicts({ merge, onChoose, onTake }: SectionConflictsProps) {
  const conflicts = conflictsOf(merge.pieces)
  const place = useRef<HTMLElement>(null)
  const isDecided = merge.choices.every((choice) => choice !== undefined)
  useEffect(() => place.current?.focus(), [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Sections that both of you changed"
      className="grid gap-3 outline-none"
    >
      <Banner
        tone="warning"
        title={`${merge.byName} saved this draft while you had it open, and both of you changed ${conflicts.length === 1 ? 'one section' : `${conflicts.length} sections`}.`}
      >
        <p>
          Everything else is already merged. Choose which text to keep in each section; nothing is saved until
          then.
        </p>
      </Banner>
      {conflicts.map((conflict, index) => (
        <Card key={conflict.name} className="grid gap-3 p-4">
          <h2 className="font-semibold">{conflict.name || 'Before the first heading'}</h2>
          {conflict.mine !== null && conflict.theirs !== null ? (
            <LineComparison
              label={`From the text of ${merge.byName} to yours`}
              before={conflict.theirs}
              after={conflict.mine}
              isWhole
            />
          ) : (
            <p className="whitespace-pre-wrap">
              {conflict.mine === null
                ? `You took the section away; ${merge.byName} changed it:`
                : `${merge.byName} took the section away; you changed it:`}
              {'\n\n'}
              {conflict.mine ?? conflict.theirs}
            </p>
          )}
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">What stays of {conflict.name || 'this section'}</legend>
            {(
              [
                ['mine', 'Keep mine'],
                ['theirs', `Keep ${merge.byName}’s`],
                ['both', 'Keep both, one below the other'],
              ] as const
            )
              .filter(([choice]) => choice !== 'both' || (conflict.mine !== null && conflict.theirs !== null))
              .map(([choice, words]) => (
                <Button
                  key={choice}
                  size="small"
                  look={merge.choices[index] === choice ? 'primary' : 'quiet'}
                  aria-pressed={merge.choices[index] === choice}
                  onClick={() => onChoose(index, choice)}
                >
                  {words}
                </Button>
              ))}
          </fieldset>
        </Card>
      ))}
      <div className="flex justify-end">
        <Button disabled={!isDecided} onClick={onTake}>
          Bring the texts together
        </Button>
      </div>
    </section>
  )
}
