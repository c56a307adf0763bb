import { type PasswordDemands, USUAL_DEMANDS } from '@plumbline/rules/passwords/password-rule.ts'
import { useEffect, useState } from 'react'
import { loadPublicSettings } from './public-settings.ts'

/** The password policy of this installation; the default until it has loaded. The server decides. */
export function usePasswordPolicy(): PasswordDemands {
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
