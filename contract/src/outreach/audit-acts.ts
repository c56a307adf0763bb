/** What this wing records in the audit log. */
export type OutreachAct =
  | 'application.reopen'
  | 'application.resume_read'
  | 'application.reviewed'
  | 'contact_message.file'
  | 'job_application.file'
  | 'message.done'
  | 'message.reopen'
  | 'trial.accept'
  | 'trial.decline'
  | 'trial_request.file'
