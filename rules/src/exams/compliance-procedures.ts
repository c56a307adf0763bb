import type { ExamProcedure } from './dry-run.ts'

/**
 * What the interagency rating system of consumer compliance (81 FR 79473) weighs, as questions in our own words.
 * `source` names the category and the factor.
 */
type Part = Omit<ExamProcedure, 'area' | 'source'>

const factor = (area: string, name: string, parts: readonly Part[]): ExamProcedure[] =>
  parts.map((part) => ({
    ...part,
    area,
    source: `CC Rating System, 81 FR 79473: ${name}`,
  }))

const OVERSIGHT = 'Board and management oversight'
const PROGRAM = 'Compliance program'
const HARM = 'Violations of law and consumer harm'

export const COMPLIANCE_PROCEDURES: readonly ExamProcedure[] = [
  ...factor(OVERSIGHT, 'oversight and commitment', [
    {
      key: 'cms-board',
      question: 'Which minutes show that the board deals with compliance?',
      shownBy: ['meeting', 'evidence'],
      words: ['minutes', 'board resolution', 'report on compliance'],
      gap: 'File minutes in which the board dealt with compliance',
    },
    {
      key: 'cms-officer',
      question: 'Who is the compliance officer, and who granted the authority?',
      shownBy: ['meeting', 'evidence', 'policy_section'],
      words: ['compliance officer', 'compliance manager'],
      gap: 'File the appointment of the compliance officer',
    },
    {
      key: 'cms-report',
      question: 'Which report told the board how compliance stands?',
      shownBy: ['meeting', 'evidence', 'task'],
      words: [
        'report on compliance',
        'report to the board',
        'board report',
        'compliance report',
        'quarterly report',
      ],
      gap: 'Report to the board how compliance stands',
    },
  ]),
  ...factor(OVERSIGHT, 'third parties', [
    {
      key: 'cms-vendor-policy',
      question: 'How are third parties selected and monitored?',
      shownBy: ['policy'],
      words: ['vendor', 'third part', 'third-part', 'service provider', 'outsourc'],
      gap: 'Put a policy on vendors in force',
    },
    {
      key: 'cms-vendors',
      question: 'Which third parties act for the institution, and when was each reviewed?',
      shownBy: ['vendor'],
      words: [],
      gap: 'Review the vendors that touch customers',
    },
  ]),
  ...factor(OVERSIGHT, 'change management', [
    {
      key: 'cms-change',
      question: 'How are changes of law and new products taken up before they take effect?',
      shownBy: ['policy_section', 'evidence', 'task'],
      words: [
        'change management',
        'change in law',
        'changes of law',
        'new product',
        'products change',
        'new thresholds',
      ],
      gap: 'Write down how changes of law and new products are taken up',
    },
  ]),
  ...factor(OVERSIGHT, 'comprehension, identification, and management of risk', [
    {
      key: 'cms-risk',
      question: 'Where are the compliance risks assessed, with the controls that meet them?',
      shownBy: ['risk'],
      words: [],
      gap: 'Assess the compliance risks with their controls',
    },
  ]),
  ...factor(OVERSIGHT, 'corrective action and self-identification', [
    {
      key: 'cms-findings',
      question: 'What did the institution find itself, and how far is its correction?',
      shownBy: ['finding'],
      words: [],
      gap: 'Record what was found, with corrective action',
    },
  ]),
  ...factor(PROGRAM, 'policies and procedures', [
    {
      key: 'cms-policies',
      question: 'Which compliance policies are in force?',
      shownBy: ['policy'],
      words: [],
      gap: 'Put compliance policies in force',
    },
    {
      key: 'cms-fair-lending',
      question: 'Is there a policy on fair lending?',
      citation: '12 CFR 1002.4(a)',
      shownBy: ['policy'],
      words: ['fair lending', 'fair-lending', 'equal credit', 'nondiscrimination'],
      topic: 'fair_lending',
      gap: 'Put a policy on fair lending in force',
    },
  ]),
  ...factor(PROGRAM, 'training', [
    {
      key: 'cms-training-fair-lending',
      question: 'Who completed training in fair lending in the last 18 months?',
      shownBy: ['training'],
      words: ['fair lending', 'equal credit', 'discriminat'],
      topic: 'fair_lending',
      gap: 'Train staff on fair lending',
    },
    {
      key: 'cms-training',
      question: 'Which trainings were completed in the last 18 months, and by whom?',
      shownBy: ['training'],
      words: [],
      gap: 'Train staff for their duties',
    },
  ]),
  ...factor(PROGRAM, 'monitoring and audit', [
    {
      key: 'cms-monitoring',
      question: 'Which tests of the monitoring plan have results?',
      shownBy: ['monitoring'],
      words: [],
      gap: 'Record results of the monitoring plan',
    },
    {
      key: 'cms-audit',
      question: 'Where is the last compliance audit by someone independent of the program?',
      shownBy: ['evidence', 'finding', 'task'],
      words: ['audit', 'independent review', 'independent test'],
      about: ['compliance', 'consumer', 'fair lending', 'regulat'],
      gap: 'Have compliance audited independently',
    },
  ]),
  ...factor(PROGRAM, 'consumer complaint response', [
    {
      key: 'cms-complaint-policy',
      question: 'How are complaints received and answered?',
      shownBy: ['policy'],
      words: ['complaint'],
      gap: 'Put a policy on complaints in force',
    },
    {
      key: 'cms-complaints',
      question: 'Where is the log of complaints?',
      shownBy: ['complaint'],
      words: [],
      gap: 'Keep a log of complaints',
    },
    {
      key: 'cms-complaint-trends',
      question: 'Who looked for trends in the complaints, and what followed?',
      shownBy: ['evidence', 'task'],
      words: ['trend'],
      about: ['complaint'],
      gap: 'Look for trends in the complaints',
    },
  ]),
  ...factor(HARM, 'severity, duration, and pervasiveness', [
    {
      key: 'cms-loan-tests',
      question: 'Which loans were tested for violations?',
      shownBy: ['loan_test', 'batch'],
      words: [],
      gap: 'Test loans for violations',
    },
  ]),
  ...factor(HARM, 'root cause and redress', [
    {
      key: 'cms-redress',
      question: 'Where consumers were harmed, what did they get back?',
      shownBy: ['evidence', 'complaint', 'finding', 'task'],
      words: ['refund', 'redress', 'reimburs', 'restitution', 'cure'],
      gap: 'File the evidence of refunds and cures',
    },
  ]),
]

const TOPIC_WORDS = {
  fair_lending: {
    name: 'fair lending',
    words: ['fair lending', 'fair-lending', 'equal credit', 'discriminat'],
  },
  hmda: { name: 'HMDA', words: ['hmda', 'home mortgage disclosure'] },
  cra: { name: 'community reinvestment', words: ['cra', 'community reinvestment'] },
} as const

/** The same factors, asked of one subject. */
export function topicProcedures(topic: keyof typeof TOPIC_WORDS): ExamProcedure[] {
  const { name, words } = TOPIC_WORDS[topic]
  const of = (kind: string, more: Pick<ExamProcedure, 'question' | 'shownBy' | 'gap'>): Part => ({
    key: `${topic.replace('_', '-')}-${kind}`,
    words,
    topic,
    ...more,
  })
  return [
    ...factor(PROGRAM, 'policies and procedures', [
      of('policy', {
        question: `Is there a policy on ${name} in force?`,
        shownBy: ['policy'],
        gap: `Put a policy on ${name} in force`,
      }),
    ]),
    ...factor(PROGRAM, 'training', [
      of('training', {
        question: `Who completed training in ${name} in the last 18 months?`,
        shownBy: ['training'],
        gap: `Train staff on ${name}`,
      }),
    ]),
    ...factor(PROGRAM, 'monitoring and audit', [
      of('monitoring', {
        question: `Which tests of ${name} have results?`,
        shownBy: ['monitoring', 'loan_test', 'batch'],
        gap: `Test ${name} and record the result`,
      }),
    ]),
    ...factor(OVERSIGHT, 'comprehension, identification, and management of risk', [
      of('risk', {
        question: `How high is the ${name} risk, and which controls address it?`,
        shownBy: ['risk'],
        gap: `Assess the ${name} risk`,
      }),
    ]),
  ]
}
