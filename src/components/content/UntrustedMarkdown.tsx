import { Marked } from 'marked'
import { useMemo } from 'react'
import styles from './SanitizedContent.module.css'
import { UntrustedHtml } from './UntrustedHtml'

type UntrustedMarkdownProps = {
  /** Markdown as GitHub writes it, possibly with HTML. */
  markdown: string
  /** URL that relative links refer to. */
  baseUrl?: string
  /** Level of the highest headings of the content. */
  headingLevel: 2 | 3 | 4
}

/**
 * Maximum length of a text that is parsed. The parsing time of some texts grows with the square of their length; a text
 * of this length takes at most a second.
 */
const MAX_MARKDOWN_CHARS = 30_000
const markdownParser = new Marked({ gfm: true })

/**
 * Shows Markdown from an untrusted source. The resulting HTML is sanitised like other untrusted HTML. A text that is
 * too long or nested too deeply appears without formatting. Load this component lazily, because it imports the Markdown
 * parser.
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

/** Converts Markdown to HTML that is not sanitised. Returns undefined when the text is too long or nested too deeply. */
function parseMarkdown(markdown: string): string | undefined {
  if (markdown.length > MAX_MARKDOWN_CHARS) return undefined
  try {
    return markdownParser.parse(markdown, { async: false })
  } catch {
    return undefined
  }
}
