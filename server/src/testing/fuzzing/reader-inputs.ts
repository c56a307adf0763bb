import { makeEffectivePolicy } from '../isolation-cases.ts'
import { enterAsReader, mailedCode } from '../reader-visit.ts'
import type { TestClient, TestServer } from '../test-server.ts'
import type { PreparedInputs } from './prepared-inputs.ts'

/** Of readers, and of what they do with their own link. */
export function readerInputs(server: TestServer, api: TestClient): PreparedInputs {
  let lender: ReturnType<typeof lenderWithPolicy> | undefined
  async function lenderWithPolicy() {
    const owner = await server.newInstitution()
    return { manager: await owner.signedIn({ role: 'manager' }), ...(await makeEffectivePolicy(owner)) }
  }
  async function reader(manager: TestClient) {
    const email = `${crypto.randomUUID()}@reader.example`
    const { ids } = await manager.readers.add({ list: `Ana Lopez, ${email}` })
    return { id: ids[0]!, email }
  }
  /** Somebody who is asked to sign and to be trained, and who gave the code. */
  async function visit() {
    lender ??= lenderWithPolicy()
    const { manager, policyId, versionId } = await lender
    const { id, email } = await reader(manager)
    await manager.attestations.ask({ id: policyId, readerIds: [id], dueOn: '2100-01-01' })
    const { assignments } = await manager.trainings.create({
      ...{ title: 'Notices', dueOn: '2100-01-01', readerIds: [id] },
    })
    const session = await enterAsReader(server, id, email)
    return { session, policyId, versionId, assignmentId: assignments[0]!.id }
  }
  const own = async () => ({ id: (await reader(api)).id })
  return {
    'readers.add': async () => ({ list: `Ana Lopez, ${crypto.randomUUID()}@reader.example` }),
    'readers.remove': own,
    'readers.resend': own,
    'reading.enter': async () => {
      const { id, email } = await reader(api)
      await server.nobody.reading.sendCode({ id })
      return { id, code: await mailedCode(server, email) }
    },
    'reading.desk': async () => ({ session: (await visit()).session }),
    'reading.policy': async () => {
      const { session, policyId } = await visit()
      return { session, policyId }
    },
    'reading.sign': async () => {
      const { session, policyId, versionId } = await visit()
      const { sha256 } = await server.nobody.reading.policy({ session, policyId })
      return { session, policyId, versionId, sha256, answers: [] }
    },
    'reading.complete': async () => {
      const { session, assignmentId } = await visit()
      return { session, assignmentId }
    },
  }
}
