import type { RISK_FIELDS, Risk } from '@plumbline/contract/compliance/risks.ts'

type Fields = typeof RISK_FIELDS

/** Where controls of the register serve a risk, their strength counts: nothing is typed, and nothing typed is shown. */
export function fieldsOfRisk(fields: Fields, risk: Pick<Risk, 'servedBy'> | undefined): Fields {
  if (!risk?.servedBy.length) return fields
  const { controlStrength: _, strengthReason: __, ...unserved } = fields
  return unserved as Fields
}
