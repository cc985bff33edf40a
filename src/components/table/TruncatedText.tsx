import styles from './TruncatedText.module.css'

type TruncatedTextProps = {
  children: string
  /** Text of the tooltip. The default is the full text of the cell. */
  title?: string
  className?: string
}

/**
 * Text of a table cell. Determines the text direction from the text. Cuts off the end of a long text. A tooltip shows
 * the full text.
 */
export function TruncatedText({ children, title = children, className }: TruncatedTextProps) {
  return (
    <span dir="auto" className={className ? `${styles.text} ${className}` : styles.text} title={title}>
      {children}
    </span>
  )
}
