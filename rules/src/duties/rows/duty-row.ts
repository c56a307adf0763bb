import type { ObligationTopic } from '../../risks/rows/obligation-row.ts'

export type DutyRow = readonly [
  key: string,
  title: string,
  citation: string,
  appliesBy: string,
  topic: ObligationTopic | null,
  /**
   * `Y 03-01`, once a year by that day; `Y any`, on a day that the institution chooses; `Q 30`, so many days after each
   * quarter; `18M` and `2W`, so many months or weeks; `E` and words, what an event brings.
   */
  when: string,
  owner: string,
  proof: string,
]
