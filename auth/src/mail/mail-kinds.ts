/** The protocol reference's section 9; the last line are notices of changes to an account, always sent. */
export type AuthMailKind =
  | 'confirmation'
  | 'invite'
  | 'magic_link'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | AuthNotice

export type AuthNotice =
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factor_guessed'
  | 'recovery_codes_remade'
  | 'passkey_added'
  | 'passkey_removed'
  | 'phone_changed'
  | 'account_secured'
  | 'identity_linked'
  | 'identity_unlinked'

/** A mail to send. Words and delivery are the caller's. */
export interface AuthMail {
  kind: AuthMailKind
  to: string
  userId: string
  link?: string
  code?: string
  /** Of the token that link and code belong to, as it is stored: once it is gone, the mail is of no use. */
  tokenDigest?: string
  /** How long link and code work. */
  validSeconds?: number
  data: { email: string; newEmail?: string; userMetadata: Record<string, unknown> }
}
