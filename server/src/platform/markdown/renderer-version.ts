/** Raise it with each change of what is rendered; stored renderings are then made again in the background. */
export const RENDERER = 1

/**
 * Renderings of earlier versions are not shown while they wait to be made again. Raise it to RENDERER when
 * a change mends what is dangerous to show.
 */
export const OLDEST_SHOWN = 1
