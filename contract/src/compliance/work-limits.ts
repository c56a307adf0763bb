export const TITLE_AT_MOST = 200
export const LONG_TEXT_AT_MOST = 20_000
