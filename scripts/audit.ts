import { spawnSync } from 'node:child_process'
import { readAudit } from './audit-verdict.ts'

/** Asks the registry about every package of the lockfile. Status 1: vulnerable; 2: there was no answer. */
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' })
const { outcome, text } = readAudit(stdout ?? '')
console.log(text)
process.exit({ clear: 0, vulnerable: 1, unanswered: 2 }[outcome])
