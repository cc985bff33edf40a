import { Marked } from 'marked'
import { useMemo } from 'react'
import { contentLimits } from './parseUntrustedHtml'
import { UntrustedHtml } from './UntrustedHtml'

type UntrustedMarkdownProps = {
  /** Markdown as GitHub writes it, possibly with HTML. */
  markdown: string
  /** URL that relative links refer to. */
  baseUrl?: string
  /** Level of the highest headings of the content. */
  headingLevel: 2 | 3 | 4
}

const markdownParser = new Marked({ gfm: true })

/** Shows Markdown from an untrusted source. Its HTML is sanitised like all other. Load it lazily, because it brings the Markdown parser. */
export function UntrustedMarkdown({ markdown, ...rest }: UntrustedMarkdownProps) {
  const html = useMemo(() => markdownToHtml(markdown), [markdown])
  return <UntrustedHtml html={html} {...rest} />
}

/** Converts Markdown to HTML that is not sanitised. A text beyond the limit stays unchanged and is refused with the HTML. */
function markdownToHtml(markdown: string): string {
  if (markdown.length > contentLimits.maxChars) return markdown
  return markdownParser.parse(markdown, { async: false })
}
