const WORDS: Readonly<Record<string, string>> = {
  actionTaken: 'action taken',
  loanType: 'loan type',
  loanPurpose: 'loan purpose',
}

/** A column of strata within a sentence; the columns of a file have names of their own. */
export const strataWords = (column: string): string => WORDS[column] ?? column
