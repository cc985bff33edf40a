import { useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import styles from './TableOfContentsList.module.css'
import { useScrollIntoViewOnMount } from './useScrollIntoViewOnMount'

interface ContentsEntry {
  readonly title: string
  /** Nesting level of the entry, from 0 for the top level. */
  readonly depth: number
}

interface Props<Entry extends ContentsEntry> {
  /**
   * Kind of the list, for example `toc` or `pageList`. The style sheet arranges the page numbers of the kind `pageList`
   * in a grid.
   */
  readonly name: string
  readonly entries: readonly Entry[]
  readonly currentEntry: Entry | undefined
  readonly hasTarget: (entry: Entry) => boolean
  readonly onChoose: (entry: Entry) => void
}

/** Table of contents, with indented subentries. Scrolls to the current entry when the list opens. */
export function TableOfContentsList<Entry extends ContentsEntry>(props: Props<Entry>) {
  const { name, entries, currentEntry, hasTarget, onChoose } = props
  const t = useTranslate()
  const currentItem = useRef<HTMLLIElement>(null)
  useScrollIntoViewOnMount(currentItem)
  return (
    <ol className={styles.entries} data-list={name}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and their order never changes
        <li key={index} ref={entry === currentEntry ? currentItem : undefined}>
          <button
            type="button"
            dir="auto"
            style={{ paddingInlineStart: `${12 + Math.min(entry.depth, 5) * 18}px` }}
            aria-current={entry === currentEntry ? 'location' : undefined}
            disabled={!hasTarget(entry)}
            onClick={() => onChoose(entry)}
          >
            {entry.title || t('reader.contents.part', { number: index + 1 })}
          </button>
        </li>
      ))}
    </ol>
  )
}
