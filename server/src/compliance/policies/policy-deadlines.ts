import { sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'

/** Signatures of versions that no later version in force has replaced. */
const SIGNATURE_DEADLINES: readonly Deadline[] = [
  {
    subject: 'attestation',
    need: 'signature',
    reason: 'You are asked to read and sign it',
    open: ({ institutionId, due, today, purpose }) => sql`
      select a.id, p.title, '/policies/' || p.id || '/sign' as link, a.due_on, a.user_id
      from attestations a join policies p on p.institution_id = a.institution_id and p.id = a.policy_id
      join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
      where a.institution_id = ${institutionId} and a.signed_at is null and a.due_on ${due}
        ${purpose === 'reminders' ? sql`and a.asked_at < ${today}` : sql``}
        and not exists (select 1 from policy_versions n where n.institution_id = v.institution_id
          and n.policy_id = v.policy_id and n.state = 'approved' and n.number > v.number and n.effective_on <= ${today})`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'attestation.due_in_week', from: 2, to: 7 },
        words: (title) => `Your signature of “${title}” is due within a week`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'attestation.due_tomorrow', from: 0, to: 1 },
        words: (title) => `Your signature of “${title}” is due by tomorrow`,
      },
      {
        ...{ stage: 'overdue', kind: 'attestation.overdue', from: -90, to: -1 },
        words: (title) => `Your signature of “${title}” is overdue`,
      },
    ],
    calendar: (title) => `Sign: ${title}`,
  },
]

const POLICY_APPROVALS: readonly Waiting[] = [
  {
    need: 'policy_approval',
    reason: 'You are an approver',
    open: ({ institutionId, userId }) => sql`
      select p.id, p.title, '/policies/' || p.id as link
      from policy_approvals a join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
      join policies p on p.institution_id = v.institution_id and p.id = v.policy_id
      where a.institution_id = ${institutionId} and a.user_id = ${userId} and a.decision is null
        and v.state = 'in_review' and (v.is_parallel or not exists (select 1 from policy_approvals b
          where b.institution_id = a.institution_id and b.version_id = a.version_id and b.decision is null
            and b.position < a.position))`,
  },
  {
    need: 'policy_approval',
    reason: 'The board has to approve it: record the decision with its minutes',
    open: ({ institutionId, userId, isManager }) => sql`
      select p.id, p.title, '/policies/' || p.id as link
      from policy_versions v join policies p on p.institution_id = v.institution_id and p.id = v.policy_id
      where v.institution_id = ${institutionId} and ${isManager} and v.state = 'in_review'
        and v.board_body is not null and (v.written_by = ${userId} or p.owner_id = ${userId})
        and not exists (select 1 from policy_approvals a where a.institution_id = v.institution_id
          and a.version_id = v.id and a.decision is null)`,
  },
]

/** They hold up the review of a draft; its writer decides them. */
const SUGGESTIONS: Waiting = {
  need: 'policy_suggestions',
  reason: 'Others suggest changes of your draft',
  open: ({ institutionId, userId }) => sql`
    select p.id, p.title, '/policies/' || p.id || '?version=' || v.number as link
    from policy_versions v join policies p on p.institution_id = v.institution_id and p.id = v.policy_id
    where v.institution_id = ${institutionId} and v.state = 'draft' and v.written_by = ${userId}
      and exists (select 1 from policy_suggestions s where s.institution_id = v.institution_id
        and s.version_id = v.id and s.state = 'open' and s.author_id <> ${userId})`,
}

/**
 * A cited paragraph changed after the version in force took effect. The task says by when; where it is gone, the policy
 * itself waits. For its owner, or every manager where nobody owns it.
 */
const LAW_CHANGES: Waiting = {
  need: 'law_change',
  hasDate: true,
  reason: (id) => sql`select case count(*) when 1 then max(c.citation) || ' changed'
      else max(c.citation) || ' and ' || count(*) - 1 || ' more changed' end
    from policy_law_changes c where coalesce(c.task_id, c.policy_id) = ${id}`,
  open: ({ institutionId, userId, isManager }) => sql`
    select distinct on (1) coalesce(t.id, p.id) as id, p.title, '/policies/' || p.id as link, t.due_on
    from policy_law_changes c join policies p on p.institution_id = c.institution_id and p.id = c.policy_id
    left join tasks t on t.institution_id = c.institution_id and t.id = c.task_id
    where c.institution_id = ${institutionId} and (t.id is null or t.status in ('open', 'in_progress', 'waiting'))
      and (coalesce(t.owner_id, p.owner_id) = ${userId}
        or (${isManager} and coalesce(t.owner_id, p.owner_id) is null))
      and exists (select 1 from policy_versions v where v.institution_id = c.institution_id and v.id = c.version_id
        and v.state = 'approved' and not exists (select 1 from policy_versions n
          where n.institution_id = v.institution_id and n.policy_id = v.policy_id and n.state = 'approved'
            and n.number > v.number))`,
}

/** The regular review of a policy in force: its owner's, or every manager's where it has none. */
const REVIEW_DEADLINE: Deadline = {
  subject: 'policy_review',
  need: 'policy_review',
  reason: 'Regular review under the policy',
  open: ({ institutionId, due, today }) => sql`
    select p.id, p.title, '/policies/' || p.id as link, p.next_review_on as due_on, m.user_id
    from policies p join user_profiles m on m.institution_id = p.institution_id and m.seat = 'member'
      and (m.user_id = p.owner_id or (p.owner_id is null and m.role in ('manager', 'admin')))
    where p.institution_id = ${institutionId} and p.next_review_on ${due}
      and exists (select 1 from policy_versions v where v.institution_id = p.institution_id and v.policy_id = p.id
        and v.state = 'approved' and v.effective_on <= ${today})`,
  reminders: [
    {
      ...{ stage: 'due_in_week', kind: 'policy.review_due', from: 0, to: 7 },
      words: (title) => `The review of the policy “${title}” is due within a week`,
    },
    {
      ...{ stage: 'overdue', kind: 'policy.review_overdue', from: -90, to: -1 },
      words: (title) => `The review of the policy “${title}” is overdue`,
    },
  ],
  calendar: (title) => `Review: ${title}`,
}

export const POLICY_WAITING: readonly Waiting[] = [...POLICY_APPROVALS, SUGGESTIONS, LAW_CHANGES]
export const POLICY_DEADLINES: readonly Deadline[] = [...SIGNATURE_DEADLINES, REVIEW_DEADLINE]
