import { riskFieldsOf } from '@plumbline/contract/compliance/risks.ts'
import { STANDARD_METHOD } from '@plumbline/rules/risks/risk-method.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'

/** The method in use, and the fields of a risk in its words. */
export function useRiskMethod() {
  const { data } = useQuery(api.riskMethods.list.queryOptions())
  const method = data?.[0]?.method ?? STANDARD_METHOD
  return { method, fields: riskFieldsOf(method) }
}
