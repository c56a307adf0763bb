import type { Page } from '@playwright/test'

/** Attaches a virtual authenticator that verifies its user. */
export async function plugInAuthenticator(
  page: Page,
  options: { transport?: 'internal' | 'usb' } = {},
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: options.transport ?? 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}
