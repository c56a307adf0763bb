import { TRIAL_DRAFT_KEY } from './trial-draft-key.ts'
import { STEP_COUNT, TRIAL_FIELDS, type TrialAnswers } from './trial-fields.ts'

/** An unsent trial request, as stored in this browser. */
export interface TrialDraft {
  step: number
  answers: TrialAnswers
}

/** Includes the idempotency key, so that a resend after a reload is not a second request. */
const KEPT_FIELDS: ReadonlySet<string> = new Set([...TRIAL_FIELDS, 'idempotencyKey'])

export function draftOf(data: FormData, step: number): TrialDraft {
  const answers: TrialDraft['answers'] = {}
  for (const name of KEPT_FIELDS) {
    const values = data.getAll(name).filter((value) => typeof value === 'string' && value !== '')
    if (values.length > 0) answers[name] = values as string[]
  }
  return { step, answers }
}

export function saveDraft(draft: TrialDraft): void {
  try {
    localStorage.setItem(TRIAL_DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or disabled: the form keeps its values until the page is left.
  }
}

export function readSavedDraft(): TrialDraft | undefined {
  try {
    return readDraft(localStorage.getItem(TRIAL_DRAFT_KEY))
  } catch {
    return undefined
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(TRIAL_DRAFT_KEY)
  } catch {
    // Storage is disabled: nothing was stored.
  }
}

/** Parses a stored draft; anything else counts as none. */
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

/** Restores the answers into the form. */
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
