import { useMemo, useState } from 'react'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { TableOfContentsList } from '../../ui/sheets/TableOfContentsList'
import styles from '../../ui/sheets/TableOfContentsList.module.css'
import {
  type ContentsListName,
  type EpubPublication,
  findCurrentTocEntry,
  MAX_TOC_ENTRIES,
  type TocEntry,
} from '../epubPublication'

interface Props {
  readonly publication: EpubPublication
  readonly chapter: number
  /** Returns whether the target with the given id or CFI is at or before the visible page of the current chapter. */
  readonly isReached: (fragment: string) => boolean
  readonly minutesLeft: number | undefined
  readonly onChoose: (entry: TocEntry) => void
}

/** Shows lists of chapters, landmarks and printed pages. Omits empty lists. Scrolls to the current entry. */
export function EpubTableOfContents({ publication, chapter, isReached, minutesLeft, onChoose }: Props) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const lists = (['toc', 'landmarks', 'pageList'] as const).filter(list => publication[list].length > 0)
  const [selectedList, setSelectedList] = useState<ContentsListName>(lists[0] ?? 'toc')
  const entries = publication[selectedList]
  const paths = useMemo(() => new Set(publication.chapters.map(({ path }) => path)), [publication])
  const currentEntry =
    selectedList === 'landmarks' ? undefined : findCurrentTocEntry(entries, publication.chapters, chapter, isReached)
  if (lists.length === 0) return <p>{t('reader.contents.none')}</p>
  return (
    <>
      {minutesLeft !== undefined && minutesLeft > 0 && <BookTimeLeft minutes={minutesLeft} />}
      {lists.length > 1 && (
        <div className={styles.listButtons}>
          {lists.map(list => (
            <button key={list} type="button" aria-pressed={list === selectedList} onClick={() => setSelectedList(list)}>
              {t(`reader.contents.${list}`)}
            </button>
          ))}
        </div>
      )}
      <TableOfContentsList
        key={selectedList}
        name={selectedList}
        entries={entries}
        currentEntry={currentEntry}
        hasTarget={({ path }) => paths.has(path)}
        onChoose={onChoose}
      />
      {publication.shortenedLists.has(selectedList) && (
        <p className={styles.shortened}>{t('reader.contents.firstEntries', { max: number(MAX_TOC_ENTRIES) })}</p>
      )}
    </>
  )
}

function BookTimeLeft({ minutes }: { minutes: number }) {
  const t = useTranslate()
  const hours = Math.floor(minutes / 60)
  const parts = [
    hours > 0 && t('reader.book.hours', { count: hours }),
    t('reader.book.minutes', { count: minutes % 60 }),
  ]
  return <p className={styles.timeLeft}>{t('reader.book.leftInBook', { time: parts.filter(Boolean).join(' ') })}</p>
}
