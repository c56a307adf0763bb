import type { Applicability } from './applicability.ts'
import type { InstitutionKind } from './institution-facts.ts'
import { kindsOfFurtherPart } from './parts-by-kind.ts'

export interface Unbound {
  reason: string
  citation: string | null
}

/** In "It does not bind …". */
const KIND_WORDS: Readonly<Record<InstitutionKind, string>> = {
  credit_union: 'credit unions',
  community_bank: 'banks',
  mortgage_company: 'mortgage companies',
}

/**
 * Why a topic does not concern an institution: none of its laws binds it, by the facts. What is not known counts as
 * bound, and a topic without laws concerns everyone.
 */
export function whyUnbound(
  laws: readonly string[],
  verdicts: ReadonlyMap<string, Applicability>,
  kind: InstitutionKind | undefined,
): Unbound | undefined {
  const [first, ...others] = laws.map((law) => unboundBy(law, verdicts.get(law), kind))
  return first && others.every((one) => one !== undefined) ? first : undefined
}

function unboundBy(
  law: string,
  verdict: Applicability | undefined,
  kind: InstitutionKind | undefined,
): Unbound | undefined {
  if (verdict)
    return verdict.outcome === 'does_not_apply'
      ? { reason: verdict.reason, citation: verdict.citation }
      : undefined
  const part = kindsOfFurtherPart(law)
  if (!part || kind === undefined || part.kinds.includes(kind)) return undefined
  return { reason: `It does not bind ${KIND_WORDS[kind]}.`, citation: part.citation }
}
