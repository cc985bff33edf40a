import { useEffect } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { ContentsEntryList } from '../../ui/sheets/ContentsEntryList'
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
  useEffect(request, [request])
  if (!structure) return <p role="status">{t(hasFailed ? 'reader.contents.unreadable' : 'reader.contents.loading')}</p>
  if (structure.outline.length === 0) return <p>{t('reader.contents.none')}</p>
  return (
    <ContentsEntryList
      name="toc"
      entries={structure.outline}
      currentEntry={outlineEntryAt(structure.outline, currentPage)}
      hasTarget={({ page }) => page !== undefined}
      onChoose={({ page }) => page !== undefined && onChoose(page)}
    />
  )
}

/** Returns the current entry of the outline: the last entry whose page is not after the current page. */
export function outlineEntryAt(outline: readonly PdfOutlineEntry[], page: number): PdfOutlineEntry | undefined {
  return outline.reduce<PdfOutlineEntry | undefined>(
    (best, entry) => (entry.page !== undefined && entry.page <= page && entry.page >= (best?.page ?? 0) ? entry : best),
    undefined,
  )
}
