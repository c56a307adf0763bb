/** Window event: load the scripts of a public page now. */
export const SCRIPTS_REQUESTED = 'scripts-requested'
