/** The first message of the rendering worker. */
export const READY = 'ready'
