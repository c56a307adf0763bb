import type { DeskPart } from './desk-parts.ts'
import { ReaderPolicy } from './reader-policy.tsx'

export default {
  asked: ({ policies }) =>
    policies.map(({ policyId, title, number, dueOn, signedAt }) => ({
      ...{ id: policyId, title, kind: `Policy, version ${number}`, dueOn, doneOn: signedAt },
    })),
  open: ({ policies }, id, props) => {
    const own = policies.find(({ policyId }) => policyId === id)
    return own && <ReaderPolicy key={own.versionId} own={own} {...props} />
  },
} satisfies DeskPart
