import styles from './TruncatedText.module.css'

type TruncatedTextProps = {
  children: string
  /** Text of the tooltip. The default is the text itself. */
  title?: string
  className?: string
}

/** Text of a table cell, in its own direction. If the text is too long, its end is cut, and the tooltip shows it. */
export function TruncatedText({ children, title = children, className }: TruncatedTextProps) {
  return (
    <span dir="auto" className={className ? `${styles.text} ${className}` : styles.text} title={title}>
      {children}
    </span>
  )
}
