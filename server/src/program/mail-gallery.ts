import type { AuthMailKind } from '@plumbline/auth/auth.ts'
import { seatMailText } from '../compliance/exams/exam-seat-mail-text.ts'
import { readerCodeText, readerMailText } from '../compliance/readers/reader-mail.ts'
import {
  APPLICATION_RECEIVED,
  MESSAGE_RECEIVED,
  messageMailText,
  TRIAL_REQUEST_RECEIVED,
  TRIAL_REQUESTED_AGAIN,
  trialDeclined,
  trialNotNeeded,
} from '../outreach/inbox/inbox-mail-text.ts'
import { anchorMailText } from '../platform/audit-log/audit-anchor.ts'
import { composeMail, type MailText } from '../platform/mail/mail-layout.ts'
import { authMailText, type Invitation } from '../tenancy/members/auth-mail-text.ts'
import {
  digestMailText,
  notificationMailText,
  testMailText,
} from '../work/notifications/notification-mail-text.ts'

export const MAIL_GALLERY_PATH = '/kit/mails'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'"

/** For the developers' server: every mail that the program sends, with made-up people, in both themes. */
export function serveMailGallery(siteUrl: string): Response {
  const mails = everyMail(siteUrl).map(([name, text]) => {
    const { html, plain } = composeMail(text)
    // A frame follows the theme of the machine, so the dark one is shown as if its rules always held.
    const dark = html.replace('(prefers-color-scheme:dark)', 'all')
    const frame = (scheme: string, shown: string) =>
      `<iframe title="${attribute(name)}, ${scheme}" srcdoc="${attribute(shown)}"></iframe>`
    return `<section><h2>${attribute(name)}</h2>${frame('light', html)}${frame('dark', dark)}<pre>${attribute(plain)}</pre></section>`
  })
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails · Plumbline</title><style>
body{font:15px system-ui;margin:2rem;display:grid;gap:2.5rem}h2{font-size:1.1rem;margin:0 0 .5rem}
section{display:grid;grid-template-columns:repeat(auto-fit,minmax(22rem,1fr));gap:1rem;align-items:start}
h2{grid-column:1/-1}iframe{width:100%;height:34rem;border:1px solid #ccc}pre{white-space:pre-wrap;margin:0;overflow-wrap:anywhere}
</style></head><body><h1>Mails</h1>${mails.join('')}</body></html>`
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  })
}

const INSTITUTION = 'Harbor Credit Union'
const ADA: Invitation = { fullName: 'Ada Moore', institution: INSTITUTION, role: 'user', seat: 'member' }
const INVITATIONS: ReadonlyArray<readonly [string, Invitation]> = [
  ['trial accepted', { ...ADA, role: 'manager', trialEndsOn: '2026-12-09' }],
  ['by a colleague', { ...ADA, invitedBy: 'Ben Ruiz' }],
  [
    'by a colleague, as a manager, sent again',
    { ...ADA, role: 'manager', invitedBy: 'Ben Ruiz', isRepeated: true },
  ],
  ['to a board seat', { ...ADA, seat: 'director', invitedBy: 'Ben Ruiz' }],
  ['by an administrator', ADA],
]

/** The types ask for every kind. */
const AUTH_MAILS: Readonly<Record<Exclude<AuthMailKind, 'invite'>, { code?: string; newEmail?: string }>> = {
  confirmation: { code: '482913' },
  magic_link: { code: '482913' },
  recovery: {},
  email_change_current: { code: '482913', newEmail: 'ada.moore@harbor.example' },
  email_change_new: { code: '482913', newEmail: 'ada.moore@harbor.example' },
  reauthentication: { code: '482913' },
  password_changed: {},
  email_changed: {},
  factor_added: {},
  factor_removed: {},
  factor_guessed: {},
  recovery_codes_remade: {},
  passkey_added: {},
  passkey_removed: {},
  phone_changed: {},
  account_secured: {},
  identity_linked: {},
  identity_unlinked: {},
}

function everyMail(siteUrl: string): Array<readonly [string, MailText]> {
  const sent = {
    to: 'ada@harbor.example',
    userId: '',
    link: `${siteUrl}/reset-password`,
    validSeconds: 86_400,
  }
  const data = { email: sent.to, userMetadata: {} }
  return [
    ...INVITATIONS.map(
      ([by, invitation]) =>
        [
          `Invitation ${by}`,
          authMailText({ ...sent, kind: 'invite', data }, { siteUrl, invitation }),
        ] as const,
    ),
    ['Code of an examiner', examinersCode()],
    [
      'Seat of an examiner',
      seatMailText({ fullName: 'Ben Ruiz', companyName: INSTITUTION, lastDay: '2026-12-31' }, siteUrl),
    ],
    [
      'What a reader is asked',
      readerMailText(
        {
          subject: 'Read and sign “Fair lending”, due December 10, 2026',
          name: 'Ana Lopez',
          institutionName: INSTITUTION,
          path: '/read/00000000-0000-4000-8000-000000000000',
        },
        siteUrl,
      ),
    ],
    ['Code of a reader', readerCodeText('482913', INSTITUTION)],
    ...Object.entries(AUTH_MAILS).map(([kind, { code, newEmail }]) => {
      const mail = { ...sent, kind: kind as AuthMailKind, ...(code && { code }) }
      const text = authMailText({ ...mail, data: { ...data, ...(newEmail && { newEmail }) } }, { siteUrl })
      return [`Sign-in: ${kind.replaceAll('_', ' ')}`, text] as const
    }),
    ['Notification of a task', notificationMailText({ ...NOTICE, ...TASK }, siteUrl)],
    ['Notification of anything else', notificationMailText({ ...NOTICE, ...NO_TASK }, siteUrl)],
    [
      'Digest of twelve notifications',
      digestMailText(
        Array.from({ length: 12 }, () => LINE),
        INSTITUTION,
        siteUrl,
      ),
    ],
    ['Test mail', testMailText(siteUrl)],
    ['Trial requested', TRIAL_REQUEST_RECEIVED],
    ['Trial requested again', TRIAL_REQUESTED_AGAIN],
    ['Trial requested with an account', trialNotNeeded(siteUrl)],
    ['Trial declined', trialDeclined(siteUrl)],
    ['Message received', MESSAGE_RECEIVED],
    ['Message to our office', messageMailText(MESSAGE)],
    ['Application received', APPLICATION_RECEIVED],
    ['End of the audit log', anchorMailText(`1204:${'a1b2c3d4'.repeat(8)}`)],
  ]

  function examinersCode(): MailText {
    const mail = { ...sent, kind: 'magic_link', code: '482913', validSeconds: 600, data } as const
    return authMailText(mail, { siteUrl, isExaminer: true })
  }
}

const NOTICE = {
  subject: 'Review the Regulation E policy is assigned to you',
  link: '/tasks',
  institution: INSTITUTION,
}
const TASK = { due_on: '2026-12-04', priority: 'high', assigned_by: 'Ben Ruiz' } as const
const NO_TASK = { due_on: null, priority: null, assigned_by: null }
const LINE = { kind: 'task.assigned', day: 'Dec 1', subject: NOTICE.subject, link: NOTICE.link }
const MESSAGE = {
  ...{
    firstName: 'Grace',
    lastName: 'Reyes',
    email: 'grace@harbor.example',
    phone: '555-0100',
    company: INSTITUTION,
  },
  ...{
    inquiryType: 'sales' as const,
    subject: 'A question',
    message: 'When can we start?\n\nWe are 28 people.',
  },
  ...{ idempotencyKey: '00000000-0000-4000-8000-000000000000', shownSeconds: 60, website: '' },
} as const

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
