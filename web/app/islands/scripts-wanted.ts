/** Sent to the window of a public page when somebody waits for its scripts, or would if they knew what they bring. */
export const SCRIPTS_WANTED = 'scripts-wanted'
