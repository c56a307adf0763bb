import type { OwnAttestation } from '@plumbline/contract/compliance/attestations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { listOwn, type OwnRow, recordSignature } from './attestation-store.ts'
import { findEffective } from './policy-version-store.ts'

const SECTIONS_IN_SENTENCE = 600

/** Names the sections that are signed, as far as they fit into one sentence. */
function sentenceFor(title: string, number: number, sections: readonly string[]): string {
  const named = sections.map((name) => `“${name}”`).join(', ')
  const what =
    sections.length === 0
      ? ''
      : named.length <= SECTIONS_IN_SENTENCE
        ? `the sections ${named} of `
        : `${sections.length} sections of `
  return `I have read ${what}version ${number} of the policy “${title}”, I understand it, and I will follow it.`
}

/** As the signer sees it: the quiz without its answers. */
export const asOwn = (row: OwnRow): OwnAttestation => ({
  ...row,
  sentence: row.sentence || sentenceFor(row.title, row.number, row.sections),
  quiz: row.quiz.map(({ question, choices }) => ({ question, choices })),
})

interface Signer {
  /** Of a member or a reader. */
  userId: string
  address: string
  method: string
}

interface Given {
  policy: { id: string; title: string }
  versionId: string
  sha256: string
  answers: readonly number[]
  today: string
}

interface SigningErrors {
  NOT_CURRENT: () => Error
  NOT_ASKED: () => Error
  TEXT_DIFFERS: () => Error
  QUIZ_FAILED: (refusal: { data: { wrong: number[] } }) => Error
}

/** Records the signature of the person who was asked. The caller holds the lock of the policy. */
export async function signVersion(
  tx: Db,
  institutionId: string,
  { userId, address, method }: Signer,
  { policy, versionId, sha256, answers, today }: Given,
  errors: SigningErrors,
): Promise<{ signedAt: string; isLate: boolean; number: number }> {
  const version = await findEffective(tx, institutionId, policy.id, today)
  if (version?.id !== versionId) throw errors.NOT_CURRENT()
  if (version.sha256 !== sha256) throw errors.TEXT_DIFFERS()
  const [own] = await listOwn(tx, institutionId, userId, today, policy.id)
  if (!own || own.signedAt) throw errors.NOT_ASKED()
  const wrong = own.quiz.flatMap(({ answer }, at) => (answers[at] === answer ? [] : [at]))
  if (wrong.length > 0) throw errors.QUIZ_FAILED({ data: { wrong } })
  const signature = await recordSignature(tx, institutionId, userId, {
    versionId,
    sentence: sentenceFor(policy.title, version.number, own.sections),
    sha256,
    address,
    method,
    quiz: own.quiz.map(({ question, choices, answer }) => ({ question, answer: choices[answer]! })),
    today,
  })
  if (!signature) throw errors.NOT_ASKED()
  return { ...signature, number: version.number }
}
