import styles from './TruncatedText.module.css'

/**
 * Path of a file or folder in a table cell. If the path is too long for a line, the file name moves to a second line.
 * In a row with a single line, the end of the folder is cut off instead. A tooltip shows the full path.
 */
export function TruncatedPath({ children: path }: { children: string }) {
  const nameStart = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1
  return (
    <span dir="ltr" className={styles.path} title={path}>
      <span>{path.slice(0, nameStart)}</span>
      <span>{path.slice(nameStart)}</span>
    </span>
  )
}
