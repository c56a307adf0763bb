import { readTyped } from '@plumbline/rules/retrieval/field-terms.ts'
import { todayIn } from '../../platform/days/today.ts'
import { members } from '../../platform/procedures.ts'
import { indexIfReady } from '../../regulations/retrieval/passage-index-store.ts'
import { wordsOf } from './search-source.ts'
import { findHits } from './search-sources.ts'

export const searchHandlers = {
  everything: members.search.everything.handler(async ({ input: { query }, context }) => {
    const { db, inInstitution, institutionId, member } = context
    const today = todayIn(member.timeZone)
    const read = readTyped(query)
    return findHits({
      ...{ db, inInstitution, institutionId, reader: member, text: query, read, words: wordsOf(read) },
      ...{ on: today, today, index: indexIfReady(db) },
    })
  }),
}
