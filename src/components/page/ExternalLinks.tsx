import { InlineList } from './InlineList'

/** Links that lead out of the app, each in a window of its own that learns nothing of where it came from. */
export function ExternalLinks({ links }: { links: readonly { label: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <InlineList items={links}>
      {({ label, url }) =>
        isWebAddress(url) ? (
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

/** Addresses come from files: others than those of the web stay text. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url)
