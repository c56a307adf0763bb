import { readFileSync } from 'node:fs'

/** A page of our own that reads /api/openapi.json: no third party's viewer is loaded. */
export const API_DOCUMENTATION_PAGE = readFileSync(
  new URL('./api-documentation.html', import.meta.url),
  'utf8',
)
