import type { MailText } from '../../platform/mail/mail-layout.ts'

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface OpenedSeat {
  /** Who opened it, and for which institution. */
  fullName: string
  companyName: string
  lastDay: string
}

/** Says neither which agency nor what the exam is about. */
export const seatMailText = ({ fullName, companyName, lastDay }: OpenedSeat, siteUrl: string): MailText => ({
  subject: `${companyName} has opened documents for you`,
  body: [
    `${fullName} of ${companyName} has given you access to documents on Plumbline, until ${LONG_DATE.format(new Date(lastDay))}.`,
    'Open the page and enter this address: we send it a code. On your first visit you also choose a password or a passkey.',
  ],
  action: { label: 'Open the documents', link: `${siteUrl}/examiner` },
  after: ['If you did not expect this message, you can ignore it.'],
})
