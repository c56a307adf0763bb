import styles from '../ui/theme.css?url'

/** Where the document came with its styles in it, it keeps them, whatever page it shows later. */
const cameInline = typeof document !== 'undefined' && document.querySelector('style[data-sheet]') !== null

/**
 * All our styles. A public page that is read once has them in itself, which saves a round trip before
 * anything shows; the application fetches them once and keeps them. The server fills the element in.
 */
export function StyleSheet({ inline }: { inline: boolean }) {
  const isInline = typeof document === 'undefined' ? inline && !import.meta.env.DEV : cameInline
  if (!isInline) return <link rel="stylesheet" href={styles} />
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React must leave alone what the server put there
    <style data-sheet={styles} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
