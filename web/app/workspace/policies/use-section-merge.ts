import type { PolicyVersion } from '@plumbline/contract/compliance/policies.ts'
import {
  conflictsOf,
  type MergedPiece,
  mergedText,
  mergeSections,
} from '@plumbline/rules/policies/merge-sections.ts'
import { useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'

/** A text being written, with the text it began from. */
export interface DraftText {
  body: string
  /** Absent until something is typed: it began from the text that was loaded. */
  base?: string | undefined
  /** The revision of the draft that it began from. */
  version: number
}

export type Choice = 'mine' | 'theirs' | 'both'

export interface OpenMerge {
  byName: string
  pieces: readonly MergedPiece[]
  choices: readonly (Choice | undefined)[]
}

/**
 * Somebody else saved the draft first: what they changed and what this person changed come together section by
 * section. Only sections that both changed are asked about.
 */
export function useSectionMerge(
  loaded: PolicyVersion,
  policyId: string,
  text: DraftText,
  change: (patch: DraftText) => void,
) {
  const [open, setOpen] = useState<OpenMerge & { latest: PolicyVersion }>()
  // A text from before this browser stored what it began from shares nothing: everything that differs is asked about.
  const base = text.base ?? (text.version === loaded.rowVersion ? loaded.body : '')

  return {
    base,
    open,
    /** The text to save at once, or nothing where sections have to be decided first. */
    async merge(byName: string): Promise<DraftText | undefined> {
      const latest = await apiClient.policies.findVersion({ id: policyId, versionId: loaded.id })
      const pieces = mergeSections(base, text.body, latest.body)
      const conflicts = conflictsOf(pieces)
      if (conflicts.length > 0) {
        setOpen({ byName, pieces, choices: conflicts.map(() => undefined), latest })
        return undefined
      }
      const merged = merging(pieces, [], latest)
      change(merged)
      return merged
    },
    choose(index: number, choice: Choice) {
      setOpen((before) => before && { ...before, choices: before.choices.with(index, choice) })
    },
    /** Takes what was decided into the text; it is saved as any other. */
    take() {
      if (!open) return
      change(merging(open.pieces, open.choices, open.latest))
      setOpen(undefined)
    },
  }
}

function merging(
  pieces: readonly MergedPiece[],
  choices: readonly (Choice | undefined)[],
  latest: PolicyVersion,
): DraftText {
  const conflicts = conflictsOf(pieces)
  const body = mergedText(pieces, (conflict) => choices[conflicts.indexOf(conflict)] ?? 'both')
  return { body, base: latest.body, version: latest.rowVersion }
}
