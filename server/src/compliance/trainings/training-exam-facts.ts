import { sql } from 'drizzle-orm'
import type { ExamFactSource } from '../../work/nouns/exam-fact-source.ts'
import { trainingPath } from './training-subject.ts'

export const trainingExamFacts: ExamFactSource = {
  rows: ({ institutionId }, since) => sql`
    select t.id, t.title, t.search_text || ' ' || lower(t.description) as text, t.topic,
      coalesce(done.last::text, t.due_on::text) as day, done.recent > 0 as "isProof",
      done.recent || ' of ' || done.everyone || ' completed' as detail, null::uuid as "ownerId"
    from trainings t cross join lateral (
      select max(a.completed_on) as last, count(*) as everyone, count(*) filter (where a.completed_on >= ${since}) as recent
      from training_assignments a where a.institution_id = t.institution_id and a.training_id = t.id) done
    where t.institution_id = ${institutionId}`,
  path: ({ id }) => trainingPath(id),
}
