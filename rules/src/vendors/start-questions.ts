import type { QuestionSection, VendorPaper, VendorQuestion } from './questionnaire.ts'
import { VENDOR_TIERS } from './vendor-dates.ts'

type Ask = readonly [id: string, text: string, document?: VendorPaper | null, answer?: 'text']

const TIERS_FROM = {
  critical: ['critical'],
  high: ['critical', 'high'],
  moderate: ['critical', 'high', 'moderate'],
  low: [...VENDOR_TIERS],
} as const

const asked = (
  section: QuestionSection,
  least: keyof typeof TIERS_FROM,
  rows: readonly Ask[],
): VendorQuestion[] =>
  rows.map(([id, text, document = null, answer]) => ({
    ...{ id, section, text, answer: answer ?? 'choice', document, tiers: [...TIERS_FROM[least]] },
  }))

/** What an institution begins with and edits: the less a vendor matters, the fewer of them it gets. */
export const START_QUESTIONS: readonly VendorQuestion[] = [
  ...asked('security', 'high', [
    [
      'soc-report',
      'Has an independent auditor reported on your controls within the last 12 months (SOC 2 or similar)? Attach the report and your answer to each exception.',
      'soc_report',
    ],
  ]),
  ...asked('security', 'low', [
    ['sign-in', 'Do all people who can reach our data sign in with a second factor?'],
    ['access-removed', 'Is the access of people who leave you removed within one business day?'],
  ]),
  ...asked('security', 'moderate', [
    ['encryption', 'Is our data encrypted at rest and in transit, including in backups?'],
    ['patches', 'Are critical security updates installed within 30 days of their release?'],
    [
      'incident-notice',
      'Do you tell us of a security incident that touches our data or service? Within how many hours, by whom, and to whom at our institution?',
      null,
      'text',
    ],
    [
      'incidents-past',
      'Which security incidents did you have in the last 12 months that touched customer data? Write “None” if there were none.',
      null,
      'text',
    ],
  ]),
  ...asked('security', 'high', [
    [
      'penetration-test',
      'Did somebody outside your company test your systems for weaknesses within the last 12 months, and were the serious ones corrected?',
    ],
  ]),
  ...asked('privacy', 'low', [
    ['data-use', 'Do you use our customers’ information only to do the work that we gave you?'],
    ['data-places', 'In which countries is our data stored, and from which can it be seen?', null, 'text'],
  ]),
  ...asked('privacy', 'moderate', [
    [
      'data-return',
      'When the contract ends, do you return our data in a usable format and destroy your copies? How long does it take?',
      null,
      'text',
    ],
    [
      'staff-training',
      'Are your people trained every year in privacy and in the handling of customer information?',
    ],
  ]),
  ...asked('continuity', 'moderate', [
    [
      'continuity-plan',
      'Do you have a plan to keep the service running after a disaster? Attach the plan or a summary.',
      'continuity_plan',
    ],
    [
      'continuity-test',
      'When did you last test that plan, and what did you change because of it?',
      null,
      'text',
    ],
  ]),
  ...asked('continuity', 'critical', [
    [
      'recovery-hours',
      'Within how many hours is the service back, and how many hours of data can be lost at most?',
      null,
      'text',
    ],
    [
      'financials',
      'Do you give us your latest audited financial statements? Attach them.',
      'financial_statements',
    ],
  ]),
  ...asked('subcontractors', 'moderate', [
    [
      'subcontractors',
      'Which subcontractors reach our data or perform a part of the service? Name each, its work, and its country.',
      null,
      'text',
    ],
  ]),
  ...asked('subcontractors', 'high', [
    [
      'subcontractor-terms',
      'Are your subcontractors bound by the same duties of security and confidentiality as you are?',
    ],
    [
      'subcontractor-notice',
      'Do you tell us before you replace or add a subcontractor that reaches our data?',
    ],
  ]),
  ...asked('insurance', 'low', [
    ['liability', 'Do you carry liability insurance? Attach the certificate.', 'insurance'],
  ]),
  ...asked('insurance', 'high', [
    [
      'cyber-insurance',
      'Do you carry insurance against cyber incidents? Attach the certificate, with its limit.',
      'insurance',
    ],
  ]),
  ...asked('complaints', 'moderate', [
    [
      'complaints',
      'Do you pass on every complaint of our customers, and within how many days?',
      null,
      'text',
    ],
    [
      'legal-actions',
      'Which lawsuits or public enforcement orders about consumer law did you face in the last 24 months? Do not send reports of examination or other confidential supervisory information. Write “None” if there were none.',
      null,
      'text',
    ],
  ]),
  ...asked('ai', 'low', [
    [
      'ai-use',
      'For which parts of the work that you do for us do you use artificial intelligence? Write “None” if you use none.',
      null,
      'text',
    ],
  ]),
  ...asked('ai', 'moderate', [
    ['ai-training', 'Is our data kept out of the training of models, yours and those of others?'],
    [
      'ai-people',
      'Does a person decide before anything that artificial intelligence suggests affects one of our customers?',
    ],
  ]),
]
