import type { ReactNode } from 'react'
import { toExternalUrl } from './externalUrl'
import { InlineList } from './InlineList'

/** Inline list of links to other sites. */
export function ExternalLinks({ links }: { links: readonly { label: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <InlineList items={links}>{({ label, url }) => <ExternalLink url={url}>{label || url}</ExternalLink>}</InlineList>
  )
}

/** Link that opens another site in a new window. A URL that {@link toExternalUrl} refuses appears as text. */
export function ExternalLink({ url, children }: { url: string | null | undefined; children: ReactNode }) {
  const href = url ? toExternalUrl(url) : undefined
  if (href === undefined) return children
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
