import type { ScorePart } from '@plumbline/contract/insight/score.ts'

interface PartText {
  label: string
  /** What is counted, and what counts as good. */
  method: string
  /** Where nothing is counted. */
  missing: string
}

export const PART_TEXT: Record<ScorePart, PartText> = {
  policies: {
    label: 'Policies current and approved',
    method:
      'Policies of the concern that have a version in force and no overdue review, of all its policies.',
    missing: 'no policy',
  },
  attestations: {
    label: 'Signatures of policies',
    method: 'Signatures given, of all that were asked for.',
    missing: 'no signature asked',
  },
  assessments: {
    label: 'Assessments of updates on time',
    method:
      'Assessments that are completed, do not apply, or are not due yet, of all that have a due date, by the part of the regulation that the update changes.',
    missing: 'no assessment with a due date',
  },
  tasks: {
    label: 'Tasks done or not due yet',
    method:
      'Tasks that are done or not due yet, of those that fell due within a year or are still to come. Canceled tasks are left out.',
    missing: 'no task',
  },
  loan_tests: {
    label: 'Loan tests within the limit',
    method: 'Saved results within the limit, of those of the last year that are within or outside.',
    missing: 'no saved loan test',
  },
  findings: {
    label: 'Open findings',
    method:
      'Begins at 100. An open finding takes 20 points if its severity is high, 8 if medium, 3 if low: one and a half times as much after 30 days, twice as much after 90.',
    missing: 'no finding',
  },
}

/** What would have to be there for a score. */
export function missingText(parts: readonly { part: ScorePart; score: number | null }[]): string {
  return parts
    .filter(({ score }) => score === null)
    .map(({ part }) => PART_TEXT[part].missing)
    .join(', ')
}

/** The part that pulls a score down the most: “Tasks done or not due yet: 4 of 9”. */
export function worstPartText(
  parts: readonly { part: ScorePart; score: number | null; good: number; all: number }[],
): string {
  const [worst] = parts
    .filter(({ score }) => score !== null && score < 100)
    .toSorted((one, other) => one.score! - other.score!)
  if (!worst) return ''
  const { part, good, all } = worst
  return part === 'findings'
    ? `${all} open ${all === 1 ? 'finding' : 'findings'}`
    : `${PART_TEXT[part].label}: ${good} of ${all}`
}
