/** How often each fault is injected: a few times in the tests, many times by `npm run faults`. */
export const FAULT_ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)
