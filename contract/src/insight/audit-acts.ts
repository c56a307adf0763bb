/** What this wing records in the audit log. */
export type InsightAct =
  | 'assistant.export'
  | 'assistant.switched'
  | 'report.create'
  | 'report.delete'
  | 'report.look'
  | 'report.schedule'
  | 'report.schedule_end'
  | 'score.weights'
