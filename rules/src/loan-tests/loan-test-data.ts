import type { AporTables } from '../apor/apor-table.ts'
import type { ThresholdRegister } from '../thresholds/threshold-register.ts'

/** The tables that calculators look figures up in. They are handed in, never stored by a module. */
export interface LoanTestData {
  thresholds: ThresholdRegister
  apor: AporTables
  /** By calculator: what became of the paragraphs that it applies since it was written. */
  lawNotes?: ReadonlyMap<string, readonly string[]>
}
