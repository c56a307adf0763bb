import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { questionsFor, type VendorAnswer } from '@plumbline/rules/vendors/questionnaire.ts'
import { START_QUESTIONS } from '@plumbline/rules/vendors/start-questions.ts'
import type { Actor } from '../../work/history/history-store.ts'
import { insertQuestionnaire, markDecided, markSubmitted } from './questionnaire-store.ts'

const yes = (text = ''): VendorAnswer => ({ choice: 'yes', text })
const words = (text: string): VendorAnswer => ({ choice: 'none', text })

/** What Tidewater Core Systems answered. */
const ANSWERS: Readonly<Record<string, VendorAnswer>> = {
  'soc-report': yes(
    'SOC 2 Type II of this year, with one exception about the removal of user rights. It is in our portal.',
  ),
  'sign-in': yes(),
  'access-removed': yes('Within four hours since the exception of the audit was corrected.'),
  encryption: yes('AES-256 at rest, TLS 1.3 in transit, backups included.'),
  patches: yes('Within 14 days for critical updates.'),
  'incident-notice': words('Within 24 hours, by the security desk, to the two people that you named.'),
  'incidents-past': words('None that touched customer data.'),
  'penetration-test': yes('In spring. Two serious findings, both corrected and tested again.'),
  'data-use': yes(),
  'data-places': words('Stored in Ohio and Virginia. Support staff in the United States alone.'),
  'data-return': words('Within 60 days, in a documented format; copies are destroyed and that is certified.'),
  'staff-training': yes(),
  'continuity-plan': yes('A summary is in our portal; the plan itself can be read at our office.'),
  'continuity-test': words('In August. The list of whom to call was wrong in two places and was corrected.'),
  'recovery-hours': words('4 hours for online banking, 8 for the core; at most 15 minutes of data.'),
  financials: yes('Mailed to your finance department in April.'),
  subcontractors: words(
    'Two data centers (United States), and a printing company for statements (United States).',
  ),
  'subcontractor-terms': yes(),
  'subcontractor-notice': {
    choice: 'no',
    text: 'Only for data centers. For others we tell you in the yearly letter.',
  },
  liability: yes('$10 million; the certificate is in our portal.'),
  'cyber-insurance': yes('$20 million; the certificate is in our portal.'),
  complaints: words('Within two business days, through the shared mailbox.'),
  'legal-actions': words('None.'),
  'ai-use': words('None in the service that you use.'),
  'ai-training': yes(),
  'ai-people': { choice: 'not_applicable', text: 'No artificial intelligence takes part.' },
}

interface SampleRound {
  vendorId: string
  tier: 'critical' | 'high'
  name: string
  email: string
  today: string
  sender: Actor
  isAnswered: boolean
}

/** Nobody outside gets mail from the sample institution: there is no link. */
export async function makeSampleRound(
  tx: Db,
  institutionId: string,
  { vendorId, tier, name, email, today, sender, isAnswered }: SampleRound,
): Promise<void> {
  const day = (days: number) => formatDay(parseDay(today, 'today') + days)
  const questions = questionsFor(START_QUESTIONS, tier)
  const byName = sender.fullName
  const id = await insertQuestionnaire(tx, institutionId, {
    ...{ vendorId, readerId: null, name, email, questions, sentByName: byName },
    ...{ dueOn: day(12), endsOn: day(42) },
  })
  if (!isAnswered) return
  await markSubmitted(tx, institutionId, id, { answers: { ...ANSWERS }, files: [] })
  const conclusion = 'Complete. The notice of new subcontractors belongs in the next contract.'
  await markDecided(tx, institutionId, id, { state: 'accepted', conclusion, byName })
}
