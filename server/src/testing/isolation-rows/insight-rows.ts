import { makeNextReport } from '../../insight/reports/report-work.ts'
import type { MakeRow } from './make-row.ts'

const makeFinishedReport: MakeRow = async (server, owner) => {
  const manager = await owner.signedIn({ role: 'manager' })
  const { id } = await manager.reports.create({
    ...{ kind: 'board-report', format: 'word', periodStart: '2026-01-01', periodEnd: '2026-01-31' },
  })
  while (await makeNextReport(server.db, server.plumbline.log));
  return { id }
}

/** What is asked and reported. */
export const INSIGHT_ROWS: Readonly<Record<string, MakeRow>> = {
  async assistant(_server, owner) {
    const { conversationId } = await (await owner.signedIn()).assistant.ask({ question: 'Theirs' })
    return { id: conversationId }
  },
  async 'assistant.arrange'(_server, owner) {
    const { id } = await (await owner.signedIn()).assistant.ask({ question: 'Theirs' })
    return { id }
  },
  async 'assistant.rate'(_server, owner) {
    const { id } = await (await owner.signedIn()).assistant.ask({ question: 'Theirs' })
    return { id }
  },
  async 'reports.removeSchedule'(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).reports.addSchedule({
      kind: 'board-report',
      format: 'pdf',
      every: 'quarter',
    })
    return { id }
  },
  'reports.download': makeFinishedReport,
  'reports.downloadForBoard': makeFinishedReport,
  async reports(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.reports.create({
      kind: 'monthly-summary',
      format: 'pdf',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
    })
    return { id }
  },
}
