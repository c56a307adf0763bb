import { parentPort } from 'node:worker_threads'
import { BeyondLimit, UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { READY, type SandboxAnswer, type SandboxOrder } from './platform/sandbox/sandbox-messages.ts'

// The thread of a sandbox. Each reader is loaded when its first file comes.
const READERS: Readonly<Record<string, () => Promise<(input: never) => unknown>>> = {
  'policy-document': async () => (await import('./compliance/policies/read-policy-file.ts')).readPolicyFile,
  'exam-requests': async () => (await import('./compliance/exams/read-request-file.ts')).readRequestFile,
  'work-import': async () => (await import('./compliance/work-imports/import-table.ts')).readImportTable,
  'pdf-watermark': async () => (await import('./platform/files/pdf-watermark.ts')).readForWatermark,
  'loan-batch': async () => (await import('./lending/loan-test-batches/batch-upload.ts')).readBatchUpload,
  'loan-run': async () => (await import('./lending/loan-runs/read-run.ts')).readRun,
  picture: async () => (await import('./publishing/media/accepted-image.ts')).acceptImage,
  logo: async () => (await import('./insight/reports/accepted-logo.ts')).acceptLogo,
  statutes: async () => (await import('./regulations/library/read-statutes.ts')).readStatutes,
  'user-rows': async () => (await import('./tenancy/users/user-rows.ts')).readUserRows,
  'sso-metadata': async () => (await import('@plumbline/auth/sso/sso-metadata.ts')).parseSsoMetadata,
}

async function answer({ kind, input }: SandboxOrder): Promise<SandboxAnswer> {
  try {
    const read = await READERS[kind]!()
    return { result: await read(input as never) }
  } catch (error) {
    if (error instanceof UnreadableFile) {
      const { message, because } = error
      return { refusal: { message, because, isBeyondLimit: error instanceof BeyondLimit } }
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort!.on('message', async (order: SandboxOrder) => parentPort!.postMessage(await answer(order)))
parentPort!.postMessage(READY)
