import { Marked } from 'marked'
import { useMemo } from 'react'
import styles from './SanitizedContent.module.css'
import { UntrustedHtml } from './UntrustedHtml'

type UntrustedMarkdownProps = {
  /** Markdown in the dialect of GitHub. May contain HTML. */
  markdown: string
  baseUrl?: string
  /** Heading level of the topmost headings in the content. For example, 2 renders them as `h2`. */
  headingLevel: 2 | 3 | 4
}

/**
 * Maximum length of a text that is parsed, in characters. The parser could need more than a second for a longer text.
 */
const MAX_MARKDOWN_CHARS = 30_000
const markdownParser = new Marked({ gfm: true })

/**
 * Shows Markdown from an untrusted source. If the text is too long or too deeply nested, shows the text without
 * formatting. Load this component lazily, because the Markdown parser is large.
 */
export function UntrustedMarkdown({ markdown, ...rest }: UntrustedMarkdownProps) {
  const html = useMemo(() => parseMarkdown(markdown), [markdown])
  if (html === undefined)
    return (
      <div className={styles.unformatted} dir="auto">
        {markdown}
      </div>
    )
  return <UntrustedHtml html={html} {...rest} />
}

/**
 * Converts Markdown to HTML. Does not sanitize the HTML. Returns undefined if the text is too long or too deeply
 * nested.
 */
function parseMarkdown(markdown: string): string | undefined {
  if (markdown.length > MAX_MARKDOWN_CHARS) return undefined
  try {
    return markdownParser.parse(markdown, { async: false })
  } catch {
    return undefined
  }
}
