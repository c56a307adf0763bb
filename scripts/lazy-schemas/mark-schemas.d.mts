export const MARK: string
export function markContract(code: string): string | undefined
export function markSchemas(code: string): string | undefined
