import type { InstitutionKind } from '../applicability/institution-facts.ts'

/** What an institution can lay before an examiner, as the procedures name it. */
export const FACT_LABELS = {
  policy: 'Policy',
  policy_section: 'Policy section',
  evidence: 'Evidence',
  loan_test: 'Loan test',
  batch: 'Batch',
  monitoring: 'Monitoring',
  finding: 'Finding',
  training: 'Training',
  complaint: 'Complaint',
  task: 'Task',
  vendor: 'Vendor',
  risk: 'Risk',
  meeting: 'Meeting',
} as const
export type FactKind = keyof typeof FACT_LABELS
export const FACT_KINDS = Object.keys(FACT_LABELS) as FactKind[]

export interface ExamProcedure {
  key: string
  area: string
  question: string
  /** Chapter or factor of the procedures, and the law behind it where there is one. */
  source: string
  citation?: string | Readonly<Record<InstitutionKind, string>>
  notFor?: readonly InstitutionKind[]
  shownBy: readonly FactKind[]
  /** Any of these, at the start of a word. None: whatever is there of these kinds. */
  words: readonly string[]
  /** One of these beside the words, anywhere, or the topic. */
  about?: readonly string[]
  topic?: string
  /** A section answers by its heading, or by so many mentions: one in passing is no procedure. */
  mentions?: number
  /** What has to be done where nothing is found; the title of the task. */
  gap: string
}

export interface ExamFact {
  kind: FactKind
  id: string
  title: string
  /** Of a section of a policy. */
  heading?: string
  text: string
  topic: string | null
  /** Of when it speaks. */
  on: string
  /** Something that is begun, but proves nothing yet: a draft, an open task, a training nobody completed. */
  isProof: boolean
  detail: string
  path: string
}

export interface DryRunAnswer<Fact extends ExamFact = ExamFact> {
  procedure: ExamProcedure
  citation: string | null
  found: Fact[]
  begun: Fact[]
}

const SHOWN_AT_MOST = 5
const USUAL_MENTIONS = 2

/** Each procedure with what answers it, newest first. Nothing in `found`: a gap. */
export function dryRun<Fact extends ExamFact>(
  procedures: readonly ExamProcedure[],
  institution: InstitutionKind | undefined,
  facts: readonly Fact[],
): DryRunAnswer<Fact>[] {
  const read = facts.map((fact) => ({
    fact,
    heading: (fact.heading ?? fact.title).toLowerCase(),
    text: fact.text.toLowerCase(),
    all: `${fact.title} ${fact.heading ?? ''} ${fact.text}`.toLowerCase(),
  }))
  return procedures
    .filter(({ notFor }) => !institution || !notFor?.includes(institution))
    .map((procedure) => {
      const answers = matcherOf(procedure)
      const matching = read
        .filter(answers)
        .map(({ fact }) => fact)
        .sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : a.title < b.title ? -1 : 1))
      return {
        procedure,
        citation: citationOf(procedure, institution),
        found: matching.filter(({ isProof }) => isProof).slice(0, SHOWN_AT_MOST),
        begun: matching.filter(({ isProof }) => !isProof).slice(0, SHOWN_AT_MOST),
      }
    })
}

interface ReadFact {
  fact: ExamFact
  heading: string
  text: string
  all: string
}

function matcherOf({ shownBy, words, about, topic, mentions = USUAL_MENTIONS }: ExamProcedure) {
  const wanted = words.length > 0 ? startsOf(words) : undefined
  const near = about && startsOf(about)
  return ({ fact, heading, text, all }: ReadFact): boolean => {
    if (!shownBy.includes(fact.kind)) return false
    const isOfTopic = topic !== undefined && fact.topic === topic
    if (near && !isOfTopic && count(near, all) === 0) return false
    if (!wanted) return near !== undefined || topic === undefined || isOfTopic
    if (fact.kind === 'policy_section') return count(wanted, heading) > 0 || count(wanted, text) >= mentions
    return count(wanted, all) > 0 || (!near && isOfTopic)
  }
}

const startsOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.map(escaped).join('|')})`, 'gu')

const escaped = (word: string): string => word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const count = (words: RegExp, text: string): number => text.match(words)?.length ?? 0

function citationOf({ citation }: ExamProcedure, institution: InstitutionKind | undefined): string | null {
  if (citation === undefined || typeof citation === 'string') return citation ?? null
  return citation[institution ?? 'community_bank']
}
