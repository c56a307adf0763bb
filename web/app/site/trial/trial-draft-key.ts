/** Storage key of an unsent trial request. */
export const TRIAL_DRAFT_KEY = 'plumbline-trial-request'
