import fonts from '../ui/fonts.css?url'
import styles from '../ui/theme.css?url'

/**
 * The fonts' few lines stand in every page. All other styles the application fetches once and keeps; a public
 * page, which is read once, has in itself what it shows, and fetches the rest with its scripts. The server
 * fills the elements in.
 */
export function StyleSheet({ isPublic }: { isPublic: boolean }) {
  if (import.meta.env.DEV) {
    return (
      <>
        <link rel="stylesheet" href={fonts} />
        <link rel="stylesheet" href={styles} />
      </>
    )
  }
  if (isPublic) return <style data-sheet={`${fonts} ${styles}`} data-used="" {...LEFT_ALONE} />
  return (
    <>
      <style data-sheet={fonts} {...LEFT_ALONE} />
      <link rel="stylesheet" href={styles} />
    </>
  )
}

/** React must leave alone what the server put there. */
const LEFT_ALONE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
