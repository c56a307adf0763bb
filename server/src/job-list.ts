import { deleteUnusedFiles } from './compliance/files/file-cleanup.ts'
import { makeMonitoringTasks } from './compliance/monitoring/monitoring-runs.ts'
import { remindAhead } from './compliance/notifications/deadline-reminders.ts'
import { sendNextDigest } from './compliance/notifications/notification-digest.ts'
import { queueNotificationMail } from './compliance/notifications/notification-mail.ts'
import { findLawChanges } from './compliance/policies/law-change-work.ts'
import { askToSignAgain } from './compliance/policies/signature-rounds.ts'
import { remindOfTasks } from './compliance/tasks/task-reminders.ts'
import { assignByRole } from './compliance/trainings/training-assignment.ts'
import { takeDailySnapshots } from './insight/dashboard/daily-snapshots.ts'
import { makeNextReport } from './insight/reports/report-work.ts'
import { startScheduledReports } from './insight/reports/scheduled-reports.ts'
import { BATCH_JOB, runBatchJob } from './lending/batches/batch-work.ts'
import { tellOfMissingFigures } from './lending/reference-data/missing-figures.ts'
import { createVacuum } from './operator/retention/deleted-rows.ts'
import { deleteOverdueWhenDue } from './operator/retention/retention-schedule.ts'
import { readAuditAnchor } from './platform/audit-log/audit-log.ts'
import { type BackgroundJob, type JobServices, once } from './platform/jobs/background-job.ts'
import { createJobRunner, type JobHandler } from './platform/jobs/job-queue.ts'
import { deleteOldCalls } from './platform/session/idempotency.ts'
import { DELIVERY_JOB } from './platform/webhooks/record-event.ts'
import { renderStale } from './publishing/renderings/rendering-work.ts'
import { createSourceRunner, officialSources } from './regulations/sources/source-work.ts'
import { tellOfLaw } from './regulations/updates/law-notices.ts'
import { fillLibrary } from './regulations/updates/library-work.ts'
import { deleteNextInstitution } from './tenancy/institutions/institution-deletion.ts'
import { remindOfAccessReviews } from './tenancy/team/access-review-store.ts'
import { deleteOldDeliveries, deliverWebhook } from './tenancy/webhooks/webhook-delivery.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Every background job, as router.ts lists every operation. Several processes may run each at the same time. */
export function backgroundJobs(services: JobServices): BackgroundJob[] {
  const { db, log, auth, database, now } = services
  const { maintenance } = database
  const vacuum = maintenance && createVacuum(maintenance, log)
  return [
    { name: 'mail', everyMs: SECOND_MS, run: services.deliverNextMail },
    { name: 'reports', everyMs: SECOND_MS, run: () => makeNextReport(db, log) },
    { name: 'scheduled reports', everyMs: 300 * SECOND_MS, run: () => startScheduledReports(db, now()) },
    { name: 'renderings', everyMs: 5 * SECOND_MS, run: () => renderStale(db, log) },
    { name: 'regulation texts', everyMs: 30 * SECOND_MS, run: () => fillLibrary(db, log) },
    ...sourceLoops(services),
    {
      name: 'notification mail',
      everyMs: 5 * SECOND_MS,
      run: () => queueNotificationMail(db, services.publicUrl),
    },
    {
      name: 'notification digests',
      everyMs: 30 * SECOND_MS,
      run: () => sendNextDigest(db, services.publicUrl, now()),
    },
    { name: 'deadline reminders', everyMs: HOUR_MS, run: () => remindAhead(db, now()) },
    { name: 'task reminders', everyMs: 60 * SECOND_MS, run: () => remindOfTasks(db) },
    { name: 'access reviews', everyMs: HOUR_MS, run: () => remindOfAccessReviews(db) },
    { name: 'monitoring tasks', everyMs: HOUR_MS, run: () => makeMonitoringTasks(db) },
    { name: 'trainings of roles', everyMs: 300 * SECOND_MS, run: () => assignByRole(db) },
    { name: 'signatures of new versions', everyMs: 300 * SECOND_MS, run: () => askToSignAgain(db, now()) },
    { name: 'law changes', everyMs: HOUR_MS, run: () => findLawChanges(db, now()) },
    { name: 'missing figures', everyMs: HOUR_MS, run: () => once(tellOfMissingFigures(db, now())) },
    { name: 'law notices', everyMs: 300 * SECOND_MS, run: () => tellOfLaw(db) },
    { name: 'daily snapshots', everyMs: 300 * SECOND_MS, run: () => takeDailySnapshots(db, now()) },
    { name: 'unused files', everyMs: HOUR_MS, run: () => deleteUnusedFiles(db) },
    ...webhookLoops(services),
    { name: 'old deliveries', everyMs: HOUR_MS, run: () => once(deleteOldDeliveries(db)) },
    { name: 'idempotency keys', everyMs: HOUR_MS, run: () => once(deleteOldCalls(db)) },
    { name: 'queue', everyMs: SECOND_MS, run: createJobRunner(db, queueHandlers(services), log) },
    { name: 'audit anchor', everyMs: DAY_MS, run: () => once(noteAuditAnchor(db, log)) },
    { name: 'sign-in housekeeping', everyMs: HOUR_MS, run: () => once(auth.housekeeping()) },
    ...(maintenance && vacuum
      ? [
          { name: 'checkpoints', everyMs: 5 * SECOND_MS, run: () => once(maintenance.checkpoint()) },
          { name: 'vacuum', everyMs: HOUR_MS, run: () => once(vacuum.little()) },
        ]
      : []),
    { name: 'institution deletion', everyMs: HOUR_MS, run: () => deleteNextInstitution(db, auth) },
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

/** In the log, which is kept outside of the database: `verify-audit --from` compares with it. */
async function noteAuditAnchor(db: JobServices['db'], log: JobServices['log']): Promise<void> {
  const { length, hash } = await readAuditAnchor(db)
  log.info({ auditAnchor: `${length}:${hash}` }, 'the end of the audit log')
}

/** A closed network has none. Each source has a loop of its own, so that one that is slow holds up nothing else. */
function sourceLoops({ regulationSources, ...services }: JobServices): BackgroundJob[] {
  if (regulationSources === 'off') return []
  return officialSources().map((source) => ({
    name: source.label,
    everyMs: 60 * SECOND_MS,
    run: createSourceRunner(source, services),
  }))
}

/** Slow receivers hold up these loops and no other work. */
const WEBHOOK_LOOPS = 4

function webhookLoops({ db, log, webhookHosts: allowedHosts }: JobServices): BackgroundJob[] {
  const run = createJobRunner(db, { [DELIVERY_JOB]: (job) => deliverWebhook(db, job, { allowedHosts }) }, log)
  return Array.from({ length: WEBHOOK_LOOPS }, (_, index) => ({
    name: `webhooks ${index + 1}`,
    everyMs: SECOND_MS,
    run,
  }))
}

/** Work of institutions by kind: `enqueueJob(tx, institutionId, kind, payload)` asks for it. */
function queueHandlers({ db }: JobServices): Record<string, JobHandler> {
  return { [BATCH_JOB]: (job) => runBatchJob(db, job) }
}
