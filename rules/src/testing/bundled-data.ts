/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { type AporTables, parseAporFile } from '../apor/apor-table.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { parseThresholds, type ThresholdRegister } from '../thresholds/threshold-register.ts'

const DATA = new URL('../../../data/', import.meta.url)

export function bundledText(path: string): string {
  return readFileSync(new URL(path, DATA), 'utf8')
}

export const bundledThresholds: ThresholdRegister = parseThresholds(bundledText('thresholds/thresholds.csv'))

export const bundledApor: AporTables = {
  fixed: parseAporFile(bundledText('apor/YieldTableFixed.txt')).table,
  variable: parseAporFile(bundledText('apor/YieldTableAdjustable.txt')).table,
}

/** What the server hands to a calculator, read from the files of `data/`. */
export const bundledData: LoanTestData = { thresholds: bundledThresholds, apor: bundledApor }
