import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { TableOfContentsList } from '../../ui/sheets/TableOfContentsList'
import type { PdfOutlineEntry } from './readPdfOutlineAndLinks'
import type { UsePdfOutlineAndLinksResult } from './usePdfOutlineAndLinks'

interface Props {
  readonly state: UsePdfOutlineAndLinksResult
  readonly currentPage: number
  readonly onChoose: (page: number) => void
}

/** Sheet tab with the outline of a PDF. Scrolls to the current entry when it opens. */
export function PdfOutlineTab({ state: { outlineAndLinks, hasFailed, request }, currentPage, onChoose }: Props) {
  const t = useTranslate()
  useEffect(request, [request])
  if (!outlineAndLinks)
    return <p role="status">{t(hasFailed ? 'reader.contents.unreadable' : 'reader.contents.loading')}</p>
  if (outlineAndLinks.outline.length === 0) return <p>{t('reader.contents.none')}</p>
  return (
    <TableOfContentsList
      name="toc"
      entries={outlineAndLinks.outline}
      currentEntry={findCurrentPdfOutlineEntry(outlineAndLinks.outline, currentPage)}
      hasTarget={({ page }) => page !== undefined}
      onChoose={({ page }) => page !== undefined && onChoose(page)}
    />
  )
}

/**
 * Returns the current outline entry: the entry with the highest page number that is not after the current page. If
 * several entries have this page number, returns the last of them.
 */
export function findCurrentPdfOutlineEntry(
  outline: readonly PdfOutlineEntry[],
  page: number,
): PdfOutlineEntry | undefined {
  return outline.reduce<PdfOutlineEntry | undefined>(
    (best, entry) => (entry.page !== undefined && entry.page <= page && entry.page >= (best?.page ?? 0) ? entry : best),
    undefined,
  )
}
