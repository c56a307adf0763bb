import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SectionCard } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

const LINK = 'text-brand underline underline-offset-3'

const KEY_STEP = (
  <>
    Make a key under{' '}
    <Link className={LINK} to="/settings/keys">
      API keys
    </Link>
    : of the institution, read and write, for the team through SCIM alone. Copy it.
  </>
)

const DIRECTORIES: readonly { name: string; steps: readonly ReactNode[] }[] = [
  {
    name: 'Microsoft Entra ID',
    steps: [
      KEY_STEP,
      'In the Entra admin center, open Enterprise applications, your application for Plumbline, Provisioning, and choose the mode Automatic.',
      'Enter the address above as Tenant URL and the key as Secret Token. Test the connection.',
      'Under Mappings, switch on the provisioning of groups.',
      'Under Users and groups, assign the groups. Start the provisioning: Entra sends changes about every 40 minutes.',
    ],
  },
  {
    name: 'Okta',
    steps: [
      KEY_STEP,
      'In the Okta admin console, open your application for Plumbline, and switch on SCIM provisioning.',
      'Enter the address above as the connector base URL, userName as the unique identifier, and the key as the HTTP header authorization.',
      'Let Okta create, update, and deactivate users, and assign the people.',
      'Under Push Groups, choose the groups by name.',
    ],
  },
  {
    name: 'Google Workspace',
    steps: [
      'Google sends people and groups only to the applications of its own catalog, so it cannot keep groups here.',
      <>
        Let people sign in with Google under{' '}
        <Link className={LINK} to="/settings/security">
          Security
        </Link>
        , and give roles in{' '}
        <Link className={LINK} to="/users">
          User Management
        </Link>
        .
      </>,
    ],
  },
]

/** How a directory is connected; open while it has sent nothing. */
export function DirectorySteps({ isOpen }: { isOpen: boolean }) {
  const address = `${location.origin}/scim/v2`
  return (
    <SectionCard title="Connect a directory">
      <div className="grid gap-4 px-5 pb-5">
        <div className="flex flex-wrap items-center gap-2">
          <code className="wrap-anywhere rounded-control bg-paper px-3 py-2">{address}</code>
          <CopyButton text={address} label="Copy address" />
        </div>
        {DIRECTORIES.map(({ name, steps }, index) => (
          <details key={name} open={isOpen && index === 0}>
            <summary className="min-h-11 content-center font-semibold">{name}</summary>
            <ol className="ml-5 grid max-w-3xl list-decimal gap-1.5 pb-2">
              {steps.map((step, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
                <li key={number}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
        <p className="max-w-3xl text-ink-soft text-sm">
          The group Managers, which is always there, gives its role without a choice here. People who only
          read and sign come through a second key, for readers: its people are readers, without an account.
        </p>
      </div>
    </SectionCard>
  )
}
