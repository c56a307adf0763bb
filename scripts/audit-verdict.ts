const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const
type Severity = (typeof SEVERITIES)[number]

/** The lowest severity that blocks a release. */
const THRESHOLD: Severity = 'high'

export interface AuditVerdict {
  outcome: 'clear' | 'vulnerable' | 'unanswered'
  text: string
}

interface AuditReport {
  message?: string
  error?: { summary?: string; code?: string }
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> }
  vulnerabilities?: Record<string, { severity: Severity }>
}

/** Reads the output of `npm audit --json`. No answer counts as a failure. */
export function readAudit(printed: string): AuditVerdict {
  const report = parse(printed)
  const counts = report?.metadata?.vulnerabilities
  if (!report || !counts) {
    const because =
      report?.message || report?.error?.summary || report?.error?.code || 'it answered nothing readable'
    return {
      outcome: 'unanswered',
      text: `The registry cannot answer audits: ${because}.\nNothing was checked. Try again where registry.npmjs.org can be reached.`,
    }
  }
  const told = SEVERITIES.map((severity) => `${counts[severity] ?? 0} ${severity}`).join(', ')
  const worst = SEVERITIES.slice(SEVERITIES.indexOf(THRESHOLD))
  const reached = worst.some((severity) => (counts[severity] ?? 0) > 0)
  const lines = Object.entries(report.vulnerabilities ?? {}).map(
    ([name, { severity }]) => `  ${severity}: ${name}`,
  )
  return {
    outcome: reached ? 'vulnerable' : 'clear',
    text: [`Known vulnerabilities: ${told}. Fails from ${THRESHOLD} on.`, ...lines].join('\n'),
  }
}

function parse(printed: string): AuditReport | undefined {
  try {
    return JSON.parse(printed)
  } catch {
    return undefined
  }
}
