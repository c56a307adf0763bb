import type { SiteClaims } from '@plumbline/contract/publishing/content.ts'
import { useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { AreaPanel } from './area-panel.tsx'
import { AREA_IDS, type AreaId, FEATURE_AREAS } from './feature-areas.ts'

const areaAddress = (area: AreaId) => `/features?area=${area}#areas`

/** Tabs of the feature areas; the address follows. */
export function FeatureTabs({ asked, claims }: { asked: AreaId; claims: SiteClaims }) {
  const [area, setArea] = useState(asked)

  function show(next: AreaId) {
    setArea(next)
    history.replaceState(history.state, '', areaAddress(next))
  }

  return (
    <Tabs
      label="Feature areas"
      value={area}
      onChange={show}
      href={areaAddress}
      tabs={AREA_IDS.map((id) => ({
        id,
        label: FEATURE_AREAS[id].label,
        panel: <AreaPanel area={id} claims={claims} />,
      }))}
    />
  )
}
