/** What this wing records in the audit log. */
export type RegulationAct =
  | 'assessment.reopen'
  | 'assessment.save'
  | 'assessment.sign_off'
  | 'legal_status.end'
  | 'legal_status.enter'
  | 'legal_status.update'
  | 'regulation_sources.check'
  | 'regulation_sources.confirm'
  | 'regulatory_update.write'
  | 'update_summary.accept'
  | 'update_summary.draft'
  | 'update_summary.edit'
