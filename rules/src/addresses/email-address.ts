/** RFC 5321, section 4.5.3.1.3, as read by erratum 1690 of RFC 3696. */
export const EMAIL_LENGTH_AT_MOST = 254

/**
 * One plain address, no name around it, no list of several: what a browser's own field takes
 * (HTML, section 4.10.5.1.5), with at least one dot in the host. The one rule for forms and for
 * accounts, so that who was let ask for an account can be given one.
 */
export const EMAIL_SHAPE =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/

/** Whether an account can have this address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_LENGTH_AT_MOST && EMAIL_SHAPE.test(text)
}
