import { useId, useRef, useState } from 'react'
import { Button } from '../../components/controls/Button'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { CustomTableBodyProps } from '../../lists/table/recordTableProps'
import { formatFullBookTitle } from '../books'
import { useDeletionMarksContext } from './DeletionMarksContext'
import styles from './DuplicateFileGroups.module.css'
import { DuplicateFileRow } from './DuplicateFileRow'
import { listUnmarkedDuplicateBooks } from './deletionMarks'
import { type DuplicateFileGroup, sumBookFileBytes } from './duplicateFileGroups'

/** List of groups of identical files. */
export function DuplicateFileGroups({ label, records, start, total, empty }: CustomTableBodyProps<DuplicateFileGroup>) {
  if (records.length === 0) return empty
  return (
    <ul className={styles.groups} aria-label={label}>
      {records.map((group, index) => (
        <li key={group.id} aria-setsize={total} aria-posinset={start + index + 1}>
          <FileGroup group={group} />
        </li>
      ))}
    </ul>
  )
}

const FILES_PER_STEP = 20

function FileGroup({ group }: { group: DuplicateFileGroup }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const headingId = useId()
  const [shownCount, setShownCount] = useState(FILES_PER_STEP)
  const { marks, requested, change } = useDeletionMarksContext()
  const [first] = group.books
  const marked = group.books.filter(({ id }) => marks.has(id))
  const hiddenCount = group.books.length - shownCount
  const section = useRef<HTMLElement>(null)
  // If the focused button of the group disappears, the first title gets the focus. If the whole group disappears, the
  // page content gets the focus.
  const onFocus = useFocusFallback(() => section.current?.querySelector('a') ?? document.getElementById('main'))
  return (
    <section ref={section} className={styles.group} aria-labelledby={headingId} onFocus={onFocus}>
      <header className={styles.header}>
        <h2 id={headingId} dir="auto">
          {first && formatFullBookTitle(first)}
        </h2>
        <p>
          {t('page.duplicateFiles.groupSize', {
            count: group.books.length,
            number: format.number(group.books.length),
            size: format.bytes(first?.sizeBytes ?? 0),
          })}
          {' · '}
          <code title={group.id}>{group.id.slice(0, 12)}</code>
        </p>
        {marked.length > 0 && (
          <p className={styles.result}>
            <span>
              {t('page.duplicateFiles.groupResult', {
                count: listUnmarkedDuplicateBooks(group, marks, requested).length,
                number: format.number(listUnmarkedDuplicateBooks(group, marks, requested).length),
                size: format.bytes(sumBookFileBytes(marked)),
              })}
            </span>
            <Button variant="plain" onClick={() => change(group, { kind: 'unmarkGroup' })}>
              {t('page.duplicateFiles.clearGroup')}
            </Button>
          </p>
        )}
      </header>
      <ul className={styles.files} aria-labelledby={headingId}>
        {group.books.slice(0, shownCount).map(book => (
          <DuplicateFileRow key={book.id} group={group} book={book} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button variant="plain" onClick={() => setShownCount(shownCount + FILES_PER_STEP)}>
          {t('page.duplicateFiles.moreFiles', { count: hiddenCount, number: format.number(hiddenCount) })}
        </Button>
      )}
    </section>
  )
}
