export const MARK: string
export function markContract(code: string): string | undefined
export function markOthers(code: string): string | undefined
