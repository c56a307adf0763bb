export const FILING_YEARS: readonly number[] = [2025, 2026, 2027]
/** Years of which only drafts of the edits exist. */
export const DRAFT_YEARS: readonly number[] = [2027]
