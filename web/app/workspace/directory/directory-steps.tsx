import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SectionCard } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

const LINK = 'text-brand underline underline-offset-3'

const KEY_STEP = (
  <>
    Under{' '}
    <Link className={LINK} to="/settings/keys">
      API keys
    </Link>
    , create a key that belongs to the institution, with read and write access and the scope “The team,
    through SCIM alone”. Copy it.
  </>
)

const DIRECTORIES: readonly { name: string; steps: readonly ReactNode[] }[] = [
  {
    name: 'Microsoft Entra ID',
    steps: [
      KEY_STEP,
      'In the Microsoft Entra admin center, open Enterprise applications, choose New application, then Create your own application, and the non-gallery option. Open Provisioning and choose New configuration (on older screens, the mode Automatic).',
      'Enter the address above as the Tenant URL and the key as the Secret Token. Test the connection.',
      'Under attribute mapping, check that groups are provisioned and that userName is the email address that people sign in with.',
      'Under Users and groups, assign the groups, which needs Entra ID P1. Start provisioning: Entra sends changes about every 40 minutes.',
    ],
  },
  {
    name: 'Okta',
    steps: [
      KEY_STEP,
      'In the Okta Admin Console, create a SAML or SWA application for Plumbline: Okta offers no SCIM for OpenID Connect applications that you make yourself. On its General tab, set Provisioning to SCIM.',
      'On the Provisioning tab, under Integration, enter the address above as the SCIM connector base URL and userName as the unique identifier. Select Push New Users, Push Profile Updates, and Push Groups. Choose HTTP Header, enter the key, and test the connector.',
      'Under To App, turn on Create Users, Update User Attributes, and Deactivate Users. Then assign people.',
      'On the Push Groups tab, find the groups by name and push them.',
    ],
  },
  {
    name: 'Google Workspace',
    steps: [
      'Google Workspace provisions users only to applications of its own catalog, which Plumbline is not in, and it sends no groups. So Google cannot keep your team up to date here.',
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
          The Managers group always exists. It gives its role automatically.
        </p>
        <p className="max-w-3xl text-ink-soft text-sm">
          People who only read and sign come through a second application with a key for readers, “Readers,
          through SCIM alone”. They have no account and do not count toward your plan. Everyone it sends is a
          reader, until you choose Reader for some of its groups above: from then on, only the people of those
          groups are.
        </p>
      </div>
    </SectionCard>
  )
}
