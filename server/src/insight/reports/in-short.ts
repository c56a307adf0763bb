import type { InShort, ReportCell } from './report-content.ts'

type Rows = readonly (readonly ReportCell[])[]

const sum = (rows: Rows, column: number) => rows.reduce((all, row) => all + Number(row[column] ?? 0), 0)
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
const none = (count: number) => (count === 0 ? 'none' : count.toLocaleString('en-US'))
const be = (count: number) => (count === 1 || count === 0 ? 'is' : 'are')

export function tasksInShort(rows: Rows): InShort {
  const of = (outcome: string) =>
    sum(
      rows.filter(([name]) => name === outcome),
      1,
    )
  const [onTime, late, overdue, open] = ['Done on time', 'Done late', 'Overdue', 'Not due yet'].map(of) as [
    ...[number, number, number, number],
  ]
  const parts = [
    `${none(onTime)} done on time`,
    ...(late > 0 ? [`${late} done late`] : []),
    ...(open > 0 ? [`${open} not due yet`] : []),
    `${none(overdue)} overdue`,
  ]
  return {
    text: `Of ${counted(sum(rows, 1), 'task')} of the period: ${parts.join(', ')}.`,
    needsAttention: overdue > 0,
  }
}

export function findingsInShort(rows: Rows): InShort {
  const [found, closed] = [sum(rows, 1), sum(rows, 2)]
  return {
    text: `${counted(found, 'finding was', 'findings were')} made in the period, and ${none(closed)} ${closed > 1 ? 'were' : 'was'} closed.`,
    needsAttention: false,
  }
}

export function agesInShort(rows: Rows): InShort {
  const [all, old] = [sum(rows, 4), sum(rows, 3)]
  const high = sum(
    rows.filter(([severity]) => severity === 'High'),
    4,
  )
  return {
    text: `${counted(all, 'finding is', 'findings are')} open, ${none(high)} of high severity and ${none(old)} older than 90 days.`,
    needsAttention: high + old > 0,
  }
}

export function overdueInShort(rows: Rows): InShort {
  const days = Math.max(...rows.map((row) => Number(row[3])))
  return {
    text: `${counted(rows.length, 'task is', 'tasks are')} overdue, ${rows.length === 1 ? '' : 'the oldest '}by ${counted(days, 'day')}.`,
    needsAttention: true,
  }
}

export function policiesInShort(rows: Rows, exceptionsOnly: boolean): InShort {
  const poor = rows.filter(([, state]) => state !== 'In force').length
  const of = exceptionsOnly
    ? counted(poor, 'policy has', 'policies have')
    : `${none(poor)} of ${counted(rows.length, 'policy', 'policies')} ${poor > 1 ? 'have' : 'has'}`
  const words = `${of} no version in force or an overdue review.`
  return { text: words.charAt(0).toUpperCase() + words.slice(1), needsAttention: poor > 0 }
}

export function signaturesInShort(rows: Rows): InShort {
  const [asked, signed, late] = [sum(rows, 2), sum(rows, 3), sum(rows, 4)]
  return {
    text: `${signed} of ${counted(asked, 'policy signature')} ${asked === 1 ? 'was' : 'were'} given, and ${none(late)} ${be(late)} overdue.`,
    needsAttention: late > 0,
  }
}

export function complaintsInShort(rows: Rows): InShort {
  const [received, late] = [sum(rows, 1), sum(rows, 3)]
  return {
    text: `${counted(received, 'complaint was', 'complaints were')} received, ${none(late)} answered late or overdue.`,
    needsAttention: late > 0,
  }
}

export function loanTestsInShort(rows: Rows): InShort {
  const outside = sum(
    rows.filter(([outcome]) => outcome === 'Outside the limit'),
    1,
  )
  return {
    text: `Of ${counted(sum(rows, 1), 'saved loan test')}, ${none(outside)} ${be(outside)} outside the limit.`,
    needsAttention: outside > 0,
  }
}

export function evidenceInShort(rows: Rows, today: string): InShort {
  const late = rows.filter(([, due]) => due !== null && String(due) < today).length
  return {
    text: `${counted(rows.length, 'task that requires evidence has', 'tasks that require evidence have')} none yet, and ${none(late)} of them ${be(late)} past its due date.`.replace(
      /are past its due date/,
      'are past their due dates',
    ),
    needsAttention: late > 0,
  }
}

export function updatesInShort(rows: Rows): InShort {
  const high = rows.filter(([, , priority]) => priority === 'High' || priority === 'Critical').length
  return {
    text: `${counted(rows.length, 'update of the law is', 'updates of the law are')} dated within the period, ${none(high)} of high priority.`,
    needsAttention: false,
  }
}

export function assessmentsInShort(rows: Rows): InShort {
  const of = (...states: string[]) => rows.filter(([, state]) => states.includes(String(state))).length
  const [settled, open] = [of('Completed', 'Does not apply'), of('Not assessed yet')]
  return {
    text: `Of ${counted(rows.length, 'update')}, ${none(settled)} ${be(settled)} settled and ${none(open)} ${be(open)} not assessed yet.`,
    needsAttention: open > 0,
  }
}
