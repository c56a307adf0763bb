import { EXAM_TABLES } from '../compliance/exams/work-tables.ts'
import { POLICY_TABLES } from '../compliance/policies/work-tables.ts'
import { COMPLIANCE_TABLES } from '../compliance/work-tables.ts'
import { INSIGHT_TABLES } from '../insight/work-tables.ts'
import { LENDING_TABLES } from '../lending/work-tables.ts'
import { PLATFORM_TABLES } from '../platform/work-tables.ts'
import { PUBLISHING_TABLES } from '../publishing/work-tables.ts'
import { REGULATION_TABLES } from '../regulations/work-tables.ts'
import { TENANCY_TABLES } from '../tenancy/work-tables.ts'
import type { WorkTables } from './work-table.ts'

/** Every table of institution work says the same things of itself. A new table fails the test until it does. */
export const WORK_TABLES: WorkTables = {
  ...COMPLIANCE_TABLES,
  ...EXAM_TABLES,
  ...POLICY_TABLES,
  ...INSIGHT_TABLES,
  ...LENDING_TABLES,
  ...PLATFORM_TABLES,
  ...PUBLISHING_TABLES,
  ...REGULATION_TABLES,
  ...TENANCY_TABLES,
}
