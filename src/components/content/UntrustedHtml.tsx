import { useMemo } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { parseUntrustedHtml } from './parseUntrustedHtml'
import { SanitizedContent } from './SanitizedContent'

type UntrustedHtmlProps = {
  html: string
  baseUrl?: string
  /** Heading level of the topmost headings in the content. For example, 2 renders them as `h2`. */
  headingLevel: 2 | 3 | 4
}

/** Shows HTML from an untrusted source. Removes scripts and styles, and sends no requests to other hosts. */
export function UntrustedHtml({ html, baseUrl, headingLevel }: UntrustedHtmlProps) {
  const t = useTranslate()
  const nodes = useMemo(() => parseUntrustedHtml(html, baseUrl), [html, baseUrl])
  if (!nodes) return <p>{t('content.tooLong')}</p>
  return <SanitizedContent nodes={nodes} headingLevel={headingLevel} />
}
