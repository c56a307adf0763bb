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
    const { after } = authMailText(mail, { signInPage: 'https://plumbline.example/login' })
    expect(after?.join(' ')).toContain(`The link works for ${said}`)
  }
})
