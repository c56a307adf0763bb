import { z } from 'zod'

const Origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: Origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(72).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Plumbline <no-reply@plumbline.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Addresses of the reverse proxies in front, comma-separated: their X-Forwarded-For is believed. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  /** How long a stopping process still takes requests while `/readyz` says 503: longer than a proxy's health check. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** How many trial requests, messages and applications one client may file in an hour. */
  FILINGS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(20),
  /** `by-hand` where the law or a claim stops deletion: the operator's command still does it. */
  RETENTION: z.enum(['daily', 'by-hand']).default('daily'),
  /** Opens GET /metrics to whoever presents it as a bearer token; without it there is no /metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
})

export type Config = z.infer<typeof Settings> & { publicUrl: string }

/** A wrong setting, said by name and reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Called once, in main.ts. An empty variable counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = Settings.safeParse(given)
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new ConfigError(`These settings are not valid:\n${reasons.join('\n')}`)
  }
  const { data } = result
  return { ...data, publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}` }
}
