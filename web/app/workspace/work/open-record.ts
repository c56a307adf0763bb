import { useNavigate } from 'react-router'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { textIn } from '../../platform/list/list-address.ts'

/** The record that a list has open beside it. Its id is in the address, under the name of the noun. */
export function useOpenRecord(noun: string) {
  const [params] = useAddressParams()
  const navigate = useNavigate()
  const asked = textIn(params, noun)
  const addressOf = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id) next.set(noun, id)
    else next.delete(noun)
    return `?${next}`
  }
  return {
    id: /^[0-9a-f-]{36}$/.test(asked) ? asked : '',
    addressOf,
    show: (id: string | undefined) => navigate(addressOf(id), { replace: true, preventScrollReset: true }),
  }
}
