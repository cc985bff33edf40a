import { WordList } from './WordList'

/** Links that lead out of the app, each in a window of its own that learns nothing of where it came from. */
export function OutLinks({ links }: { links: readonly { label: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <WordList items={links}>
      {({ label, url }) =>
        isWebAddress(url) ? (
          <a href={url} target="_blank" rel="noreferrer">
            {label || url}
          </a>
        ) : (
          label || url
        )
      }
    </WordList>
  )
}

/** Addresses come from files: others than those of the web stay text. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url)
