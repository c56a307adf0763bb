import { spawnSync } from 'node:child_process'
import { readAudit } from './audit-verdict.ts'

/** Asks the registry about every package of the lockfile. Exit status 1: vulnerable; 2: no answer. */
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8' })
const { outcome, text } = readAudit(stdout ?? '')
console.log(text)
process.exit({ clear: 0, vulnerable: 1, unanswered: 2 }[outcome])
