import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Opens the draft. Where there is none, it starts the next version; a version in review is not edited. */
export function EditPolicy({ policy: { id, versions } }: { policy: Policy }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const draft = versions.find(({ state }) => state === 'draft')
  if (draft)
    return (
      <Link to={`/policies/${id}/edit/${draft.id}`} className={buttonClass('primary')}>
        Edit policy
      </Link>
    )
  if (versions.some(({ state }) => state === 'in_review')) return null

  async function start() {
    setBusy(true)
    try {
      const { versions: now } = await apiClient.policies.startVersion({ id })
      await queries.invalidateQueries({ queryKey: api.policies.key() })
      navigate(`/policies/${id}/edit/${now[0]!.id}`)
    } catch (error) {
      setBusy(false)
      showToast(problemText(error, 'The next version could not be started. Please try again.'))
    }
  }

  return (
    <Button busy={isBusy} onClick={start}>
      Edit policy
    </Button>
  )
}
