import { BUREAU_PARTS } from '@plumbline/rules/citations/citation.ts'
import { LIBRARY_PARTS } from '@plumbline/rules/citations/library-parts.ts'
import { z } from 'zod'
import { ConfigError } from '../platform/config-error.ts'
import { readS3Settings, type S3Settings } from '../platform/object-store/s3-settings.ts'
import { readOtlpHeaders, type TelemetrySettings } from '../platform/telemetry/telemetry-settings.ts'

const Origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: Origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(72).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Plumbline <no-reply@plumbline.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Addresses of trusted reverse proxies, comma-separated: their X-Forwarded-For is used. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  /**
   * How long a stopping process accepts requests while `/readyz` returns 503: longer than a proxy's health
   * check.
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** How many calls of the API and the sign-in service one client may make in a minute, at all processes. */
  REQUESTS_PER_MINUTE: z
    .union([z.literal('off'), z.coerce.number().int().min(60).max(1_000_000)])
    .default(3000),
  /** How many calls one API key may make in a minute, at all processes. */
  KEY_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(600),
  /** How many trial requests, messages and applications one client may submit in an hour. */
  SUBMISSIONS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(20),
  /** How many gigabytes of files one institution may store. */
  FILE_QUOTA_GB: z.coerce.number().positive().max(100_000).default(5),
  /** How many gigabytes of the embedded database's disk are reserved for signing in, the audit log, and deletion. */
  DISK_RESERVE_GB: z.coerce.number().min(0).max(100_000).optional(),
  /** 32 bytes in base64 that seal registers stored by choice; without it a key is made in DATA_DIR. */
  STORAGE_KEY: z
    .base64()
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  /** `s3://BUCKET/FOLDER?region=…&endpoint=…`: where the bytes of stored files are, instead of in the database. */
  FILES_URL: z.string().min(1).optional(),
  FILES_ACCESS_KEY_ID: z.string().min(1).optional(),
  FILES_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `database` brings files back from FILES_URL. */
  FILES_KEPT_IN: z.enum(['database', 's3']).optional(),
  /** Hosts in private networks to which webhooks may lead, comma-separated; also over http. */
  WEBHOOK_ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  /** `daily` asks the eCFR and the Federal Register for newer texts of regulations; `off` calls nobody. */
  REGULATION_SOURCES: z.enum(['off', 'daily']).default('off'),
  /** Which texts are loaded at a first start: `all`, or a list such as `bureau,748,31-1020`. */
  REGULATION_LIBRARY: z
    .string()
    .default('all')
    .transform((list, context) => {
      const parts = list
        .split(',')
        .map((one) => one.trim())
        .flatMap((one) => (one === 'all' ? LIBRARY_PARTS : one === 'bureau' ? BUREAU_PARTS : [one]))
      const stranger = parts.find((part) => !LIBRARY_PARTS.includes(part))
      if (stranger !== undefined)
        context.addIssue({
          code: 'custom',
          message: `must be "all", or "bureau" and parts of the library with commas between; "${stranger}" is neither`,
        })
      return [...new Set(parts)]
    }),
  /** `by-hand` turns the daily deletion off, for a legal hold; the operator's command still deletes. */
  RETENTION: z.enum(['daily', 'by-hand']).default('daily'),
  /** Gets the length and hash of the audit log in a mail every day, to compare a backup with. */
  AUDIT_ANCHOR_EMAIL: z.email().optional(),
  /** Gets the same as a JSON POST every day; a host in a private network is named in WEBHOOK_ALLOWED_HOSTS. */
  AUDIT_ANCHOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** An OpenAI-compatible chat endpoint that may arrange the assistant's quotes; without it there is no model. */
  ASSISTANT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The name of the model at that endpoint. */
  ASSISTANT_MODEL: z.string().min(1).max(200).optional(),
  /** Its key, if it asks for one. */
  ASSISTANT_KEY: z.string().min(1).max(500).optional(),
  /** `true` makes the sample institution at the start, once. */
  SAMPLE_INSTITUTION: z.enum(['true', 'false']).default('false'),
  /** Password of the three sample people; without it one is made and shown once. */
  SAMPLE_PASSWORD: z.string().min(8).max(72).optional(),
  /** Bearer token of GET /metrics; without it there is no /metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** An OpenTelemetry collector that gets traces and metrics by OTLP over HTTP; without it nothing is measured for it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** What the collector asks for, as `name=value,name=value` with values percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((text, context) => {
      const headers = readOtlpHeaders(text)
      if (headers) return headers
      context.addIssue({ code: 'custom', message: 'must be name=value, with commas between' })
      return z.NEVER
    }),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json').default('http/json'),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('plumbline'),
  /** The part of requests that is traced: all of them would cost a fifth more of the processor. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** Milliseconds between two reports of the metrics. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1000).max(3_600_000).default(60_000),
})

export type Config = z.infer<typeof Settings> & {
  publicUrl: string
  s3: S3Settings | undefined
  telemetry: TelemetrySettings | undefined
}

export const reservedBytesOf = ({ DISK_RESERVE_GB }: Config): number | undefined =>
  DISK_RESERVE_GB === undefined ? undefined : DISK_RESERVE_GB * 1024 ** 3

/** Called once, in main.ts. An empty variable counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  )
  // The name before November 2026.
  given.SUBMISSIONS_PER_HOUR ??= given.FILINGS_PER_HOUR
  const result = Settings.safeParse(given)
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new ConfigError(`These settings are not valid:\n${reasons.join('\n')}`)
  }
  const { data } = result
  if (data.ASSISTANT_URL && !data.ASSISTANT_MODEL)
    throw new ConfigError('These settings are not valid:\n  ASSISTANT_MODEL: needed with ASSISTANT_URL.')
  if (data.FILES_URL && !data.STORAGE_KEY)
    throw new ConfigError(
      'These settings are not valid:\n  STORAGE_KEY: needed with FILES_URL; it seals what is stored there.',
    )
  if (data.FILES_KEPT_IN === 's3' && !data.FILES_URL)
    throw new ConfigError('These settings are not valid:\n  FILES_URL: needed with FILES_KEPT_IN=s3.')
  const s3 = data.FILES_URL ? readS3Settings({ ...data, FILES_URL: data.FILES_URL }) : undefined
  const telemetry = data.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: data.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: data.OTEL_SERVICE_NAME,
        traceRatio: data.OTEL_TRACES_SAMPLER_ARG,
        metricsEveryMs: data.OTEL_METRIC_EXPORT_INTERVAL,
      }
    : undefined
  return { ...data, s3, telemetry, publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}` }
}
