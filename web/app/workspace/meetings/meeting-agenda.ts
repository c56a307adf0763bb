import type { AgendaInput, AgendaProposal, Meeting } from '@plumbline/contract/compliance/meetings.ts'

/** The agenda as it is saved: what an item speaks of by kind and id. */
export const agendaInput = ({ agenda }: Pick<Meeting, 'agenda'>): AgendaInput[] =>
  agenda.map(({ subject, ...item }) => ({
    ...item,
    subject: subject && { kind: subject.kind, id: subject.id },
  }))

export const proposedInput = ({ title, kind, key, subject }: AgendaProposal): AgendaInput => ({
  ...{ id: crypto.randomUUID(), title, kind, key, decision: 'open', resolution: '' },
  subject: subject && { kind: subject.kind, id: subject.id },
})
