import { type PasswordDemands, USUAL_DEMANDS } from '@plumbline/rules/passwords/password-rule.ts'
import { useEffect, useState } from 'react'
import { loadPublicSettings } from './public-settings.ts'

/** What this installation asks of a new password; what is usual until that is known. The server has the last word. */
export function usePasswordDemands(): PasswordDemands {
  const [demands, setDemands] = useState(USUAL_DEMANDS)

  useEffect(() => {
    loadPublicSettings().then(
      ({ password }) =>
        setDemands({ minLength: password.min_length, requiredCharacters: password.required_characters }),
      () => {},
    )
  }, [])

  return demands
}
