export const MEGAPIXELS_AT_MOST = 50
