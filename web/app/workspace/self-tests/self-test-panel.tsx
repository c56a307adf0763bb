import { SELF_TEST_FIELDS, type SelfTest } from '@plumbline/contract/compliance/self-tests.ts'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { IconButton } from '../../ui/button.tsx'
import { dayText, momentText } from '../work/day-text.ts'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { SelfTestFormDialog } from './self-test-form-dialog.tsx'

export function SelfTestPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.selfTests.find.queryOptions({ input: { id } }))
  const [asked, setAsked] = useState<'edit' | 'release'>()
  const mayRelease = useMayWrite()
  const test = query.data
  if (!test) return <UnloadedPanel id={id} noun="self-test" query={query} onClose={onClose} />
  return (
    <SidePanel
      id={id}
      title={test.title}
      onClose={onClose}
      bar={
        <>
          <Badge tone="warning">Confidential</Badge>
          <span className="ml-auto flex">
            {mayRelease && (
              <IconButton label="Release a task or finding" onClick={() => setAsked('release')}>
                <LogOut aria-hidden />
              </IconButton>
            )}
            <IconButton label="Edit self-test" onClick={() => setAsked('edit')}>
              <Pencil aria-hidden />
            </IconButton>
          </span>
        </>
      }
    >
      <div className="grid gap-3 px-5 pb-4">
        <PrivilegeBanners test={test} />
      </div>
      <PanelFacts facts={factsOf(test)} />
      <LongFields fields={SELF_TEST_FIELDS} record={test} />
      {asked === 'edit' && <SelfTestFormDialog test={test} onClose={() => setAsked(undefined)} />}
      {asked === 'release' && <ReleaseDialog id={id} onClose={() => setAsked(undefined)} />}
    </SidePanel>
  )
}

function PrivilegeBanners({ test: { basis, conclusion, correctiveAction } }: { test: SelfTest }) {
  return (
    <>
      {basis === 'files' && (
        <Banner tone="warning" title="Not privileged as a self-test">
          What is derived from loan and application files is not (12 CFR 1002.15(b)(3)(ii)). Another privilege
          may apply; counsel decides. Text before July 21, 2026; read the current rule with counsel.
        </Banner>
      )}
      {conclusion === 'likely' && (
        <Banner tone={correctiveAction ? 'warning' : 'danger'} title="Corrective action is required">
          Where a violation is more likely than not, the privilege applies only if appropriate corrective
          action is taken (12 CFR 1002.15(a)(2), (c)(1)).
          {!correctiveAction && ' None is written down yet.'} Text before July 21, 2026; read the current rule
          with counsel.
        </Banner>
      )}
    </>
  )
}

function factsOf(test: SelfTest): [string, ReactNode][] {
  return [
    ...factsOfFields(SELF_TEST_FIELDS, test),
    ...(test.keepUntil
      ? ([['Kept at least until', `${dayText(test.keepUntil)} (12 CFR 1002.12(b)(6))`]] as [
          string,
          ReactNode,
        ][])
      : []),
    ...test.releases.map(({ on, byName, into }): [string, ReactNode] => [
      'Left the room',
      `A ${into} on ${dayText(on)}, by ${byName}`,
    ]),
    ['Changed', `${momentText(test.updatedAt)}, by ${test.changedByName}`],
  ]
}
