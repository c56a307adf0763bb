/** Who acts when a command is carried out. */
export const OPERATOR = { id: null, ip: '127.0.0.1' } as const
