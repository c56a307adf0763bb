/** What is wrong in an archive, by file and line, so that somebody can mend it. */
export interface ImportProblem {
  file: string
  line?: number | undefined
  field?: string | undefined
  because: string
  nearest?: string | undefined
}

const PROBLEMS_AT_MOST = 100

/** Stops an import at once: nothing behind it can be read with sense. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport'
}

export class Problems {
  readonly list: ImportProblem[] = []

  add(problem: ImportProblem): void {
    this.list.push(problem)
    if (this.list.length >= PROBLEMS_AT_MOST) throw new TooManyProblems()
  }
}

/** There are enough to mend first. */
export class TooManyProblems extends Error {
  override readonly name = 'TooManyProblems'
}

export function describeProblem({ file, line, field, because, nearest }: ImportProblem): string {
  const place = [file, line && `line ${line}`, field].filter(Boolean).join(', ')
  return `${place}: ${because}${nearest === undefined ? '' : ` The nearest valid value is ${nearest}.`}`
}
