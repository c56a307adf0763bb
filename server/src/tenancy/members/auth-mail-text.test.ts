import { expect, test } from 'vitest'
import { authMailText } from './auth-mail-text.ts'

test.each([
  [86_400, '24 hours'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [119, '1 minute'],
])('a link that works for %i seconds works for %s', (validSeconds, said) => {
  for (const kind of ['recovery', 'invite'] as const) {
    const mail = {
      kind,
      to: 'ada@example.com',
      userId: '',
      validSeconds,
      data: { email: 'ada@example.com', userMetadata: {} },
    }
    const { after } = authMailText(mail, { siteUrl: 'https://plumbline.example' })
    expect(after?.join(' ')).toContain(`The link works for ${said}`)
  }
})

const mail = {
  kind: 'invite',
  to: 'ada@example.com',
  userId: '',
  link: 'https://plumbline.example/verify',
  validSeconds: 86_400,
  data: { email: 'ada@example.com', userMetadata: {} },
} as const
const ada = { fullName: 'Ada Moore', institution: 'Harbor CU', role: 'user', seat: 'member' } as const

test.each([
  [
    'a colleague',
    { ...ada, invitedBy: 'Ben Ruiz' },
    /^Ben Ruiz invites you to Harbor CU/,
    /As a user you work on/,
  ],
  [
    'a colleague, as a manager',
    { ...ada, role: 'manager', invitedBy: 'Ben Ruiz' },
    /^Ben Ruiz invites you/,
    /As a manager you set up/,
  ],
  [
    'a colleague, to a board seat',
    { ...ada, seat: 'director', invitedBy: 'Ben Ruiz' },
    /^Board reports of Harbor CU/,
    /Ben Ruiz gave you a seat for board members/,
  ],
  [
    'an administrator',
    ada,
    /^Your Plumbline account for Harbor CU/,
    /An administrator made an account for you/,
  ],
] as const)(
  'an invitation by %s says so, what it opens, and when it expires',
  (_by, invitation, subject, says) => {
    const text = authMailText(mail, { siteUrl: 'https://plumbline.example', invitation })
    expect(text.subject).toMatch(subject)
    expect(text.body.join(' ')).toMatch(says)
    expect(text.after?.join(' ')).toContain('works for 24 hours')
  },
)

test('the code of an examiner stands out and leads to their page, and no link signs in', () => {
  const text = authMailText(
    { ...mail, kind: 'magic_link', code: '123456' },
    { siteUrl: 'https://plumbline.example', isExaminer: true },
  )
  expect(text).toMatchObject({
    subject: 'Your code for the examination documents',
    code: '123456',
    action: { link: 'https://plumbline.example/examiner' },
  })
})

test('an invitation that is sent again says which link to use', () => {
  const textOf = (isRepeated: boolean) =>
    authMailText(mail, {
      siteUrl: 'https://plumbline.example',
      invitation: { ...ada, invitedBy: 'Ben Ruiz', isRepeated },
    }).after!.join(' ')
  expect(textOf(true)).toMatch(/sent again.*it works the longest/)
  expect(textOf(false)).not.toMatch(/again/)
})
