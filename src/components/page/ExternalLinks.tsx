import { InlineList } from './InlineList'

/** Inline list of links to other sites. Each link opens in a new window. A URL that is not HTTP(S) appears as text. */
export function ExternalLinks({ links }: { links: readonly { label: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <InlineList items={links}>
      {({ label, url }) =>
        isHttpUrl(url) ? (
          <a href={url} target="_blank" rel="noreferrer">
            {label || url}
          </a>
        ) : (
          label || url
        )
      }
    </InlineList>
  )
}

/** Returns whether an external URL is safe as a link target. Only `http:` and `https:` are safe. */
export const isHttpUrl = (url: string) => /^https?:\/\//i.test(url)
