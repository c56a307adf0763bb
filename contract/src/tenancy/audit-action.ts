import type { ComplianceAct } from '../compliance/audit-acts.ts'
import type { InsightAct } from '../insight/audit-acts.ts'
import type { LendingAct } from '../lending/audit-acts.ts'
import type { OutreachAct } from '../outreach/audit-acts.ts'
import type { PublishingAct } from '../publishing/audit-acts.ts'
import type { RegulationAct } from '../regulations/audit-acts.ts'
import type { TenancyAct } from './audit-acts.ts'

/** Every kind of audit log entry, by wing. A new one fails the type check until the screens have words for it. */
export type AuditAction =
  | ComplianceAct
  | InsightAct
  | LendingAct
  | OutreachAct
  | PublishingAct
  | RegulationAct
  | TenancyAct
