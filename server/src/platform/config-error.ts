/** An invalid setting; the message names it and the reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
