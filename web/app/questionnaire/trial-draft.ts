import { TRIAL_DRAFT_KEY } from './trial-draft-key.ts'
import { STEP_COUNT, TRIAL_FIELDS } from './trial-fields.ts'

export type TrialAnswers = Record<string, string[]>

/** What has been filled in but not sent, as it is kept in this browser. */
export interface TrialDraft {
  step: number
  answers: TrialAnswers
}

/** Kept too: after a reload it is still the same filled-in form, filed once. */
const KEPT_FIELDS: ReadonlySet<string> = new Set([...TRIAL_FIELDS, 'idempotencyKey'])

export function draftOf(data: FormData, step: number): TrialDraft {
  const answers: TrialDraft['answers'] = {}
  for (const name of KEPT_FIELDS) {
    const values = data.getAll(name).filter((value) => typeof value === 'string' && value !== '')
    if (values.length > 0) answers[name] = values as string[]
  }
  return { step, answers }
}

export function keepDraft(draft: TrialDraft): void {
  try {
    localStorage.setItem(TRIAL_DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or switched off: the form still holds everything until the page is left.
  }
}

export function readKeptDraft(): TrialDraft | undefined {
  try {
    return readDraft(localStorage.getItem(TRIAL_DRAFT_KEY))
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(TRIAL_DRAFT_KEY)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/** Whatever else may stand there under our name counts as nothing. */
export function readDraft(text: string | null): TrialDraft | undefined {
  if (text === null) return undefined
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(kept) || !isRecord(kept.answers)) return undefined
  const { step } = kept
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 1 || step > STEP_COUNT) return undefined
  const answers = Object.entries(kept.answers).filter(
    (entry): entry is [string, string[]] =>
      KEPT_FIELDS.has(entry[0]) &&
      Array.isArray(entry[1]) &&
      entry[1].every((value) => typeof value === 'string'),
  )
  return { step, answers: Object.fromEntries(answers) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Puts the answers back where they were given. */
export function restoreAnswers(form: HTMLFormElement, answers: TrialDraft['answers']): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
    const values = answers[element.name]
    if (!values) continue
    if (element.type === 'radio' || element.type === 'checkbox') {
      ;(element as HTMLInputElement).checked = values.includes(element.value)
    } else element.value = values[0] ?? ''
  }
}
