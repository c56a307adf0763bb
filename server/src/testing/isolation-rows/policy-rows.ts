import { todayIn } from '../../platform/days/today.ts'
import type { MakeRow, TestInstitution } from './make-row.ts'

/** A policy in force. */
export async function makeEffectivePolicy(owner: TestInstitution) {
  const manager = await owner.signedIn({ role: 'manager' })
  const approver = await owner.signedIn()
  const approverIds = [(await approver.members.me()).userId]
  const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
  const { id: versionId, rowVersion } = versions[0]!
  // Today where the institution is: late in the evening there, it is tomorrow in UTC.
  const effectiveOn = todayIn((await manager.members.me()).timeZone)
  const sent = await manager.policies.submit({ id, versionId, rowVersion, approverIds, effectiveOn })
  const decision = { rowVersion: sent.versions[0]!.rowVersion, isApproved: true }
  await approver.policies.decide({ id, versionId, ...decision })
  return { id, versionId, policyId: id, userId: approverIds[0]! }
}

/** Policies, their drafts, and their attestations. */
export const POLICY_ROWS: Readonly<Record<string, MakeRow>> = {
  async policies(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    return { id, versionId: versions[0]!.id }
  },
  async policyDrafts(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    const { id: versionId, rowVersion } = versions[0]!
    await manager.policyDrafts.suggest({ id, versionId, rowVersion, body: 'Ours' })
    const { items } = await manager.policyDrafts.suggestions({ id, versionId })
    return { id, versionId, 'suggestionIds[]': items[0]!.id }
  },
  async policyLaw(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    return { id, versionId: versions[0]!.id }
  },
  async attestations(_server, owner) {
    const policy = await makeEffectivePolicy(owner)
    const { userId, ...ids } = policy
    const dueOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await (await owner.signedIn({ role: 'manager' })).attestations.ask({
      id: ids.id,
      userIds: [userId],
      dueOn,
    })
    return ids
  },
  async 'attestations.ask'(_server, owner) {
    return makeEffectivePolicy(owner)
  },
}
