import { DEADLINES, NOUNS } from './nouns.ts'
import { createVacuum } from './operator/retention/deleted-rows.ts'
import { deleteOverdueWhenDue } from './operator/retention/retention-schedule.ts'
import { noteAuditAnchor } from './platform/audit-log/audit-anchor.ts'
import {
  type BackgroundJob,
  DAY_MS,
  HOUR_MS,
  type JobServices,
  once,
  SECOND_MS,
} from './platform/jobs/background-job.ts'
import { createJobRunner, type JobHandler } from './platform/jobs/job-queue.ts'
import { deleteOldCalls } from './platform/session/idempotency.ts'
import { createSourceRunner, officialSources } from './regulations/sources/source-work.ts'
import { remindAhead } from './work/notifications/deadline-reminders.ts'
import type { Noun } from './work/nouns/noun.ts'

const nouns: readonly Noun[] = NOUNS

/** Every background job: those of the nouns and the program's own. Several processes may run each at the same time. */
export function backgroundJobs(services: JobServices): BackgroundJob[] {
  const { db, log, auth, database, now } = services
  const { maintenance } = database
  const vacuum = maintenance && createVacuum(maintenance, log)
  return [
    { name: 'mail', everyMs: SECOND_MS, isPrompt: true, run: services.deliverNextMail },
    ...nouns.flatMap(({ jobs }) => ('none' in jobs ? [] : jobs(services))),
    ...sourceLoops(services),
    { name: 'deadline reminders', everyMs: HOUR_MS, run: () => remindAhead(db, now(), DEADLINES) },
    { name: 'idempotency keys', everyMs: HOUR_MS, run: () => once(deleteOldCalls(db)) },
    {
      name: 'queue',
      everyMs: SECOND_MS,
      isPrompt: true,
      run: createJobRunner(db, queueHandlers(services), log),
    },
    {
      name: 'audit anchor',
      everyMs: DAY_MS,
      isPrompt: true,
      run: () =>
        once(
          noteAuditAnchor(db, log, services.anchorKeepers, {
            now: now(),
            allowedHosts: services.webhookHosts,
          }),
        ),
    },
    { name: 'sign-in housekeeping', everyMs: HOUR_MS, run: () => once(auth.housekeeping()) },
    ...(maintenance && vacuum
      ? [
          {
            name: 'checkpoints',
            everyMs: 5 * SECOND_MS,
            isPrompt: true as const,
            run: () => once(maintenance.checkpoint()),
          },
          { name: 'vacuum', everyMs: HOUR_MS, run: () => once(vacuum.little()) },
        ]
      : []),
    ...(services.retention === 'daily'
      ? [
          {
            name: 'retention',
            everyMs: HOUR_MS,
            async run() {
              const wasDue = await deleteOverdueWhenDue(db, log, now())
              if (wasDue) await vacuum?.thorough()
              return wasDue
            },
          },
        ]
      : []),
  ]
}

/** A closed network has none. Each source has a loop of its own, so that one that is slow holds up nothing else. */
function sourceLoops({ regulationSources, ...services }: JobServices): BackgroundJob[] {
  if (regulationSources === 'off') return []
  return officialSources().map((source) => ({
    name: source.label,
    everyMs: 60 * SECOND_MS,
    isPrompt: true,
    run: createSourceRunner(source, services),
  }))
}

/** Work of institutions by kind: `enqueueJob(tx, institutionId, kind, payload)` asks for it. */
function queueHandlers(services: JobServices): Record<string, JobHandler> {
  return Object.assign({}, ...nouns.map(({ queue }) => (typeof queue === 'function' ? queue(services) : {})))
}
