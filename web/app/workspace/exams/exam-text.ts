import type { ExamItemStatus, ExamKind, ExamStatus } from '@plumbline/contract/compliance/exams.ts'
import type { Tone } from '../../ui/badge.tsx'

export const EXAM_KIND_LABELS: Readonly<Record<ExamKind, string>> = {
  compliance: 'Compliance',
  fair_lending: 'Fair lending',
  hmda: 'HMDA',
  bsa: 'BSA',
  cra: 'CRA',
  internal_audit: 'Internal audit',
}

export const EXAM_STATUS_LABELS: Readonly<Record<ExamStatus, string>> = {
  planned: 'Planned',
  in_progress: 'In progress',
  closed: 'Closed',
}

export const ITEM_STATUS_LABELS: Readonly<Record<ExamItemStatus, string>> = {
  open: 'Open',
  gathering: 'Gathering',
  ready: 'Ready',
  delivered: 'Delivered',
  follow_up: 'Follow-up',
}

export const ITEM_STATUS_TONES: Readonly<Record<ExamItemStatus, Tone>> = {
  open: 'neutral',
  gathering: 'info',
  ready: 'brass',
  delivered: 'success',
  follow_up: 'warning',
}

export const ANSWER_LABELS: Readonly<Record<string, string>> = {
  evidence: 'Evidence',
  note: 'Note',
  policy_version: 'Policy',
  loan_test: 'Loan test',
  loan_batch: 'Loan test batch',
  task: 'Task',
  hmda_file: 'HMDA file',
  report: 'Report',
}

const LOG_WORDS: Readonly<Record<string, string>> = {
  'exam.started': 'started the exam',
  'exam.changed': 'changed the exam',
  'people.named': 'named the people of the exam',
  'gaps.assigned': 'made tasks of gaps of a dry run',
  'items.added': 'added items',
  'item.removed': 'removed an item',
  'document.delivered': 'delivered',
  'document.viewed': 'viewed',
  'document.downloaded': 'downloaded',
  'binder.made': 'made a binder',
  'binder.downloaded': 'downloaded',
  'seat.invited': 'invited',
  'seat.opened': 'opened the seat',
  'seat.ended': 'ended the seat of',
  'question.asked': 'asked a question',
  'item.received': 'marked received',
}

export const logText = (action: string): string => LOG_WORDS[action] ?? action.replaceAll(/[._]/g, ' ')

export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
