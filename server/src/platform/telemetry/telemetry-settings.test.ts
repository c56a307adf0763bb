import { expect, test } from 'vitest'
import { readConfig } from '../../program/config.ts'

test('without a collector there is no telemetry', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'one' }).telemetry).toBeUndefined()
})

test('the usual settings are read', () => {
  const { telemetry } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, x-team=compliance',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  })
  expect(telemetry).toEqual({
    endpoint: 'http://collector:4318',
    headers: { 'api-key': 'a=b', 'x-team': 'compliance' },
    serviceName: 'plumbline',
    traceRatio: 0.25,
    metricsEveryMs: 60_000,
  })
})

test('one request in ten is traced unless the settings say otherwise', () => {
  const { telemetry } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })
  expect(telemetry).toMatchObject({ traceRatio: 0.1 })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'no pair'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'name=%zz'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
