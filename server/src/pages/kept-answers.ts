const LIFETIME_MS = 15_000
const ANSWERS_AT_MOST = 1000

/**
 * Small answers that are costly to find and that many pages need: how many posts match a
 * search, which categories there are. Kept as long as rendered pages are, and emptied with them.
 */
export interface KeptAnswers {
  /** Found once for any number of simultaneous callers. */
  load<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer>
  clear(): void
}

/** For whom all is found anew, as what they wrote may not have been heard of here: what is kept stays for the others. */
export const NO_KEPT_ANSWERS: KeptAnswers = {
  load: (_question, find) => find(),
  clear() {},
}

export function createKeptAnswers(now: () => number = () => performance.now()): KeptAnswers {
  const answers = new Map<string, { answer: Promise<unknown>; until: number }>()

  return {
    load<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
      const kept = answers.get(question)
      if (kept && kept.until > now()) return kept.answer as Promise<Answer>
      const answer = find()
      const entry = { answer, until: now() + LIFETIME_MS }
      answers.delete(question)
      if (answers.size >= ANSWERS_AT_MOST) answers.delete(answers.keys().next().value!)
      answers.set(question, entry)
      answer.catch(() => {
        if (answers.get(question) === entry) answers.delete(question)
      })
      return answer
    },
    clear: () => answers.clear(),
  }
}
