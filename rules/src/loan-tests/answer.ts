/** One step of the working: what was done, with which figure, under which paragraph. */
export interface Step {
  text: string
  /** A date, an amount or a word that the step arrived at. */
  value: string | null
  citation: string | null
}

export interface LoanTestAnswer<Result> {
  calculator: string
  result: Result
  steps: Step[]
  /** Assumptions, readings that the text leaves open, and what was not tested. */
  notes: string[]
  /** Name of a data source to the date that its text or figures stand for. */
  dataAsOf: Record<string, string>
}

/** The day of the regulation text that every calculator was written from. */
export const REGULATION_TEXT_AS_OF = '2026-03-02'

/** Collects the working while a calculator runs, so that steps stand in the order they were taken. */
export class Working {
  readonly steps: Step[] = []
  readonly notes: string[] = []
  readonly dataAsOf: Record<string, string> = { regulationText: REGULATION_TEXT_AS_OF }

  step(text: string, value: string | null, citation: string | null): void {
    this.steps.push({ text, value, citation })
  }

  /** The same note is stored once. */
  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text)
  }

  answer<Result>(calculator: string, result: Result): LoanTestAnswer<Result> {
    return { calculator, result, steps: this.steps, notes: this.notes, dataAsOf: this.dataAsOf }
  }
}
