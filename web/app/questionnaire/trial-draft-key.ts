/** Under which this browser keeps what was filled in but not sent. */
export const TRIAL_DRAFT_KEY = 'plumbline-trial-request'
