import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import styles from '../../ui/sheets/ContentsList.module.css'
import type { PdfOutlineEntry } from './readPdfStructure'
import type { PdfStructureState } from './usePdfStructure'

interface Props {
  readonly state: PdfStructureState
  readonly currentPage: number
  readonly onChoose: (page: number) => void
}

/** Sheet tab with the outline of a PDF. Scrolls to the current entry when it opens. */
export function PdfOutlineTab({ state: { structure, hasFailed, request }, currentPage, onChoose }: Props) {
  const t = useTranslate()
  const currentItem = useRef<HTMLLIElement>(null)
  useEffect(request, [request])
  useEffect(() => {
    if (structure) currentItem.current?.scrollIntoView({ block: 'center' })
  }, [structure])
  if (!structure) return <p role="status">{t(hasFailed ? 'reader.contents.unreadable' : 'reader.contents.loading')}</p>
  if (structure.outline.length === 0) return <p>{t('reader.contents.none')}</p>
  const currentEntry = outlineEntryAt(structure.outline, currentPage)
  return (
    <ol className={styles.entries} data-list="toc">
      {structure.outline.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and their order never changes
        <li key={index} ref={entry === currentEntry ? currentItem : undefined}>
          <button
            type="button"
            dir="auto"
            style={{ paddingInlineStart: `${12 + Math.min(entry.depth, 5) * 18}px` }}
            aria-current={entry === currentEntry ? 'location' : undefined}
            disabled={entry.page === undefined}
            onClick={() => entry.page !== undefined && onChoose(entry.page)}
          >
            {entry.title || t('reader.contents.part', { number: index + 1 })}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Returns the current entry of the outline: the last entry whose page is not after the current page. */
export function outlineEntryAt(outline: readonly PdfOutlineEntry[], page: number): PdfOutlineEntry | undefined {
  return outline.reduce<PdfOutlineEntry | undefined>(
    (best, entry) => (entry.page !== undefined && entry.page <= page && entry.page >= (best?.page ?? 0) ? entry : best),
    undefined,
  )
}
