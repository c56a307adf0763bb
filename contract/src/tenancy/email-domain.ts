import { z } from 'zod'

export const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'A domain looks like example.org.')
  .max(120, 'A domain has at most 120 characters.')
