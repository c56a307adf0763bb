import { readFileSync } from 'node:fs'
import { parseThresholds, type ThresholdRow } from '@plumbline/rules/thresholds/threshold-register.ts'
import { BUNDLED_DATA_FOLDER } from '../../platform/project-folders.ts'

let rows: ThresholdRow[] | undefined

/** The register as loan tests read it, in the order of its file. */
export function listThresholds(): ThresholdRow[] {
  rows ??= [
    ...parseThresholds(
      readFileSync(new URL('thresholds/thresholds.csv', BUNDLED_DATA_FOLDER), 'utf8'),
    ).values(),
  ].flat()
  return rows
}
