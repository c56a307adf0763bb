import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { useMember } from '../../platform/session/member.ts'
import { todayText } from '../work/day-text.ts'
import { useAddressValues } from './address-values.ts'
import { FACT_OF_FIELD, settingsValues } from './facts-in-tests.ts'
import type { FieldGroup, Values } from './test-definition.ts'

/**
 * The inputs of a test: what the address says, and below it what the institution's settings say. A field of the
 * settings that was emptied stays in the address without a value.
 */
export function useTestValues(groups: readonly FieldGroup[]) {
  const { values: typed, change: changeAddress, ...address } = useAddressValues()
  const [, update] = useAddressParams()
  const fromSettings = useSettingsValues(groups, typed)
  const values = useMemo(() => ({ ...fromSettings, ...typed }), [fromSettings, typed])
  const change = useCallback(
    (changes: Values) => {
      changeAddress(changes)
      const emptied = Object.keys(changes).filter((name) => changes[name] === '' && name in fromSettings)
      if (emptied.length > 0)
        update((before) => {
          for (const name of emptied) before.set(name, '')
          return before
        })
    },
    [changeAddress, update, fromSettings],
  )
  return { ...address, values, typed, fromSettings, change }
}

function useSettingsValues(groups: readonly FieldGroup[], typed: Values): Values {
  const member = useMember()
  const names = useMemo(
    () =>
      groups.flatMap(({ fields }) => fields.map(({ name }) => name)).filter((name) => name in FACT_OF_FIELD),
    [groups],
  )
  const { data: facts } = useQuery(api.settings.facts.queryOptions({ enabled: names.length > 0 && !!member }))
  return useMemo(
    () =>
      facts && member
        ? settingsValues(names, { type: member.companyType, facts, today: todayText() }, typed)
        : {},
    [facts, member, names, typed],
  )
}
