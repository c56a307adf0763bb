import { expect, test } from 'vitest'
import { historyText } from './history-text.ts'

test.each([
  ['changed', [{ field: 'status', from: 'open', to: 'in_progress' }], 'Status from Open to In progress'],
  ['changed', [{ field: 'dueOn', from: null, to: '2026-01-14' }], 'Due date set to Jan 14, 2026'],
  ['changed', [{ field: 'owner', from: 'Ada', to: null }], 'Owner removed, was Ada'],
  ['changed', [{ field: 'description', from: 'a', to: 'b' }], 'Description changed'],
  ['changed', [{ field: 'topic', from: null, to: 'hmda' }], 'Topic set to HMDA'],
  ['created', [], 'created this'],
  ['evidence_added', [{ field: 'evidence', from: null, to: 'los.pdf' }], 'added evidence “los.pdf”'],
  ['sent_back', [{ field: 'reason', from: null, to: 'No proof' }], 'sent back. Reason: No proof'],
  ['version_started', [{ field: 'version', from: null, to: '2' }], 'started version 2'],
  [
    'sent_back',
    [
      { field: 'version', from: null, to: '2' },
      { field: 'reason', from: null, to: 'No dates' },
    ],
    'sent back version 2. Reason: No dates',
  ],
  [
    'signatures_asked',
    [
      { field: 'people', from: null, to: '3' },
      { field: 'dueOn', from: null, to: '2026-12-09' },
    ],
    'asked for signatures. People: 3; Due date: Dec 9, 2026',
  ],
  ['sent_for_review', [{ field: 'version', from: null, to: '2' }], 'sent version 2 for review'],
  ['taken_back', [{ field: 'version', from: null, to: '2' }], 'took version 2 back from review'],
  ['a_word_of_old', [], 'a word of old'],
  [
    'dates_skipped',
    [
      { field: 'dueOn', from: '2026-01-31', to: '2026-03-31' },
      { field: 'dueOn', from: '2026-02-28', to: '2026-03-31' },
    ],
    'skipped Jan 31, 2026, Feb 28, 2026; next Mar 31, 2026',
  ],
])('%s %j', (action, changes, words) => {
  expect(historyText(action, changes, (topic) => topic.toUpperCase())).toBe(words)
})
