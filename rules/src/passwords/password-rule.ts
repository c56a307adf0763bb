export interface PasswordRule {
  id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special'
  /** As a line of the checklist. */
  label: string
  /** As what is wrong. */
  message: string
  holds: (password: string) => boolean
}

export const PASSWORD_MIN_LENGTH = 8
/** bcrypt's limit, kept for hashes that come from elsewhere. */
export const PASSWORD_MAX_BYTES = 72

/** The product's rule for every password, in the order in which it is said. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    id: 'length',
    label: 'At least 8 characters long',
    message: 'Password must be at least 8 characters long',
    holds: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    id: 'uppercase',
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    holds: (password) => /[A-Z]/.test(password),
  },
  {
    id: 'lowercase',
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    holds: (password) => /[a-z]/.test(password),
  },
  {
    id: 'number',
    label: 'One number',
    message: 'Password must contain at least one number',
    holds: (password) => /[0-9]/.test(password),
  },
  {
    id: 'special',
    label: 'One special character: !@#$%^&*(),.?":{}|<>',
    message: 'Password must contain at least one special character',
    holds: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
]

/** What is wrong with it first; nothing if it may be used. */
export function passwordProblem(password: string): string | undefined {
  const broken = PASSWORD_RULES.find((rule) => !rule.holds(password))
  if (broken) return broken.message
  const isTooLong = new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES
  return isTooLong ? `Password must be at most ${PASSWORD_MAX_BYTES} bytes long` : undefined
}
