import type { AuthMail } from '@plumbline/auth/auth.ts'
import { TRIAL_DAYS } from '@plumbline/contract/outreach/requests.ts'
import type { Role, Seat } from '@plumbline/contract/tenancy/members.ts'
import type { MailText } from '../../platform/mail/mail-layout.ts'

const NOT_YOU = 'If you did not ask for this, you can leave this message alone: nothing changes.'
const TELL_US = 'If this was not you, reset your password at once and tell your administrator.'

const PREPARED = 'An account has been prepared for you on Plumbline, the platform for compliance work.'
const CHOOSE_PASSWORD = 'Choose a password to open it.'
const NEWEST_LINK = 'This invitation was sent again. Use the link in this message: it works the longest.'
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What an invitation leads to, and who sent it. */
export interface Invitation {
  fullName: string
  institution: string
  role: Role
  seat: Seat
  /** The colleague who invited; absent: an administrator of the installation made the account. */
  invitedBy?: string | undefined
  /** Of a request for a trial that was accepted: the day where the institution is, as on its screens. */
  trialEndsOn?: string | undefined
  /** An earlier invitation was sent. */
  isRepeated?: boolean
}

interface Circumstances {
  siteUrl: string
  invitation?: Invitation | undefined
  /** The account opens nothing but what an examiner's seat opens. */
  isExaminer?: boolean
}

/** The text of each kind of mail that the sign-in service sends. */
export function authMailText(
  { kind, link = '', code, validSeconds = 0, data }: AuthMail,
  { siteUrl, invitation, isExaminer = false }: Circumstances,
): MailText {
  switch (kind) {
    case 'confirmation':
      return {
        subject: 'Confirm your email address',
        body: ['Confirm this address to finish creating your Plumbline account.'],
        action: { label: 'Confirm address', link },
        ...withCode(code),
        after: [NOT_YOU],
      }
    case 'invite':
      return {
        ...invited(invitation),
        action: { label: 'Choose a password', link },
        after: [
          ...(invitation?.isRepeated ? [NEWEST_LINK] : []),
          `The link works for ${duration(validSeconds)}. After that, type your address at ${siteUrl}/login and choose “Forgot password?”: a new one is sent to you.`,
        ],
      }
    case 'magic_link':
      if (isExaminer && code)
        return {
          subject: 'Your code for the examination documents',
          body: ['Type this code on the page where you asked for it.'],
          code,
          action: { label: 'Open the page', link: `${siteUrl}/examiner` },
          after: [`The code works for ${duration(validSeconds)}.`, NOT_YOU],
        }
      return {
        subject: 'Your sign-in link',
        body: ['Open this link to sign in to Plumbline.'],
        action: { label: 'Sign in', link },
        ...withCode(code),
        after: [NOT_YOU],
      }
    case 'recovery':
      return {
        subject: 'Reset your password',
        body: [`Someone, most likely you, asked to reset the password of ${data.email}.`],
        action: { label: 'Choose a new password', link },
        after: [`The link works for ${duration(validSeconds)} or until the password is changed.`, NOT_YOU],
      }
    case 'email_change_current':
      return {
        subject: 'Confirm the change of your address',
        body: [
          `Your account's address is to become ${data.newEmail ?? 'another one'}. Confirm that this is what you want.`,
        ],
        action: { label: 'Confirm the change', link },
        ...withCode(code),
        after: [TELL_US],
      }
    case 'email_change_new':
      return {
        subject: 'Confirm your new address',
        body: [`This address is to replace ${data.email} on Plumbline.`],
        action: { label: 'Confirm this address', link },
        ...withCode(code),
        after: [NOT_YOU],
      }
    case 'reauthentication':
      return {
        subject: 'Your confirmation code',
        body: ['Type this code to confirm that it is you.'],
        ...withCode(code),
        after: [TELL_US],
      }
    case 'password_changed':
      return notice('Your password was changed')
    case 'email_changed':
      return notice('Your email address was changed')
    case 'factor_added':
      return notice('A second factor was added to your account')
    case 'factor_removed':
      return notice('A second factor was removed from your account')
    case 'identity_linked':
      return notice('A sign-in provider was linked to your account')
    case 'identity_unlinked':
      return notice('A sign-in provider was unlinked from your account')
    case 'recovery_codes_remade':
      return notice('Your recovery codes were replaced')
    case 'passkey_added':
      return notice('A passkey was added to your account')
    case 'passkey_removed':
      return notice('A passkey was removed from your account')
    case 'phone_changed':
      return notice('Your phone number was changed')
    case 'factor_guessed':
      return {
        subject: 'Someone is trying codes for your second factor',
        body: [
          'Ten wrong codes were typed for your second factor within a day. Anyone who can enter these codes already has your password.',
          'If this was not you, change your password now. After thirty wrong codes in a day the factor is locked; a recovery code, a security key or your administrator lets you in then.',
        ],
      }
    case 'account_secured':
      return {
        subject: 'Your account was secured',
        body: [
          'An administrator signed you out everywhere and removed your password, passkeys and second factors.',
          'A second message brings you a link to choose a new password.',
        ],
        after: ['If you do not know why, ask your administrator.'],
      }
    default:
      return notice('Your account was changed')
  }
}

/** What each role can do, in the words of an invitation. */
const ROLE_WORDS: Readonly<Record<Role, string>> = {
  user: 'As a user you work on the tasks assigned to you, read and sign policies, and run loan tests.',
  manager:
    'As a manager you set up the institution, invite people, write and approve policies, and assign work.',
  admin: 'As an administrator you manage the installation, its institutions, and its people.',
}

function invited(invitation: Invitation | undefined): { subject: string; body: string[] } {
  if (!invitation) return { subject: 'You are invited to Plumbline', body: [PREPARED, CHOOSE_PASSWORD] }
  const { fullName, institution, role, seat, invitedBy, trialEndsOn } = invitation
  const hello = `Hello ${fullName},`
  if (trialEndsOn)
    return {
      subject: 'Your free trial of Plumbline is ready',
      body: [
        hello,
        `Your request for a free trial was accepted. ${PREPARED}`,
        `Free trials are for ${TRIAL_DAYS} days; yours ends on ${LONG_DATE.format(new Date(trialEndsOn))}. No credit card is needed.`,
        `You are the manager of ${institution}: you set it up and invite your colleagues.`,
        CHOOSE_PASSWORD,
      ],
    }
  if (seat === 'director')
    return {
      subject: `Board reports of ${institution}`,
      body: [
        hello,
        `${invitedBy ?? `An administrator of Plumbline`} gave you a seat for board members of ${institution}.`,
        'It opens the board reports, to read and to download. You have nothing to set up, and no work is assigned to you.',
        CHOOSE_PASSWORD,
      ],
    }
  if (invitedBy)
    return {
      subject: `${invitedBy} invites you to ${institution} on Plumbline`,
      body: [
        hello,
        `${invitedBy} invites you to work with ${institution} on Plumbline, the platform for compliance work.`,
        ROLE_WORDS[role],
        CHOOSE_PASSWORD,
      ],
    }
  return {
    subject: `Your Plumbline account for ${institution}`,
    body: [
      hello,
      `An administrator made an account for you at ${institution} on Plumbline, the platform for compliance work.`,
      ROLE_WORDS[role],
      CHOOSE_PASSWORD,
    ],
  }
}

/** Whole hours or minutes, rounded down. */
function duration(seconds: number): string {
  const hours = seconds / 3600
  return Number.isInteger(hours) ? counted(hours, 'hour') : counted(Math.floor(seconds / 60), 'minute')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function withCode(code: string | undefined) {
  return code ? { code } : {}
}

function notice(subject: string): MailText {
  return { subject, body: ['This message is for your information only.'], after: [TELL_US] }
}
