import styles from './TruncatedText.module.css'

/**
 * Path of a file or folder in a table cell. If the path is too long for a line, the file name moves to a second line.
 * If the folder is too long for its line, its start is cut off, because files of a library differ in the last folders.
 * A tooltip shows the full path.
 */
export function TruncatedPath({ children: path }: { children: string }) {
  const nameStart = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1
  return (
    <span dir="ltr" className={styles.path} title={path}>
      <span dir="rtl">
        <bdi dir="ltr">{path.slice(0, nameStart)}</bdi>
      </span>
      <span>{path.slice(nameStart)}</span>
    </span>
  )
}
