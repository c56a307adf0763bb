import fonts from '../../ui/fonts.css?url'
import styles from '../../ui/theme.css?url'

/**
 * The font rules are inlined in every page. The application loads all other styles once and caches them. A
 * public page has the styles that it uses inlined and loads the rest on hydration. The server fills in the
 * elements.
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

/** React must not touch what the server filled in. */
const LEFT_ALONE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
