/** The actor of operator commands. */
export const OPERATOR = { id: null, ip: '127.0.0.1' } as const
