/** How many statements a call may cost at most. The caller's session is one of them. */
export interface StatementBudget {
  atMost: number
  /** What is asked, besides the ids of the row. */
  input?: object | (() => object)
  /** The row that it is about: a case of isolation-cases.ts or budget-rows.ts. Without it, the noun's own. */
  row?: string
  /** Measured among 20,000 rows, where no large table may be read from end to end. */
  amongMany?: true
}

/** By operation; after a comma, what is asked, where an operation has several. A number is for a call as it is. */
export type StatementBudgets = Readonly<Record<string, number | StatementBudget>>
