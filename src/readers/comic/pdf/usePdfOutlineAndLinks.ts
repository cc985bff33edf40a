import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import type { Book } from '../../../generated/model.schemas'
import {
  isDataSaverEnabled,
  MAX_REQUIRED_EPUB_FILE_BYTES,
  shouldFetchWholeBookFile,
} from '../../files/shouldFetchWholeBookFile'
import type { PdfOutlineAndLinks } from './readPdfOutlineAndLinks'

/** Maximum size of a PDF file that is fetched automatically for the outline, in bytes. */
const MAX_AUTOMATIC_FILE_BYTES = 5_000_000

/** Outline of a PDF and links between its pages. Only the file of the whole PDF contains this data. */
export interface UsePdfOutlineAndLinksResult {
  readonly outlineAndLinks: PdfOutlineAndLinks | undefined
  /** Whether the outline can be loaded: the user may download the file of the PDF, and the file is not too large. */
  readonly isAvailable: boolean
  readonly hasFailed: boolean
  /** Fetches the file of a large PDF, or tries again after a failure. */
  readonly request: () => void
}

/**
 * Loads the outline and links of a PDF from this device or from the file. A small file is fetched in the background. A
 * large file is fetched when the user opens the outline.
 */
export function usePdfOutlineAndLinks(book: Book): UsePdfOutlineAndLinksResult {
  const user = useCurrentUser()
  const [outlineAndLinks, setOutlineAndLinks] = useState<PdfOutlineAndLinks>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latestHasFailed = useRef(hasFailed)
  latestHasFailed.current = hasFailed
  const mayFetch = hasPermission(user, 'file.download') && book.sizeBytes <= MAX_REQUIRED_EPUB_FILE_BYTES
  const shouldFetch =
    mayFetch && shouldFetchWholeBookFile(book.sizeBytes, isRequested, isDataSaverEnabled(), MAX_AUTOMATIC_FILE_BYTES)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      const { loadPdfOutlineAndLinks, readStoredPdfOutlineAndLinks } = await import('./loadPdfOutlineAndLinks')
      const stored = await readStoredPdfOutlineAndLinks(user.id, book)
      const loaded = stored ?? (shouldFetch ? await loadPdfOutlineAndLinks(user.id, book, abort.signal) : undefined)
      if (!abort.signal.aborted) setOutlineAndLinks(loaded)
    }
    setHasFailed(false)
    load().catch(() => {
      if (!abort.signal.aborted) setHasFailed(true)
    })
    return () => abort.abort()
  }, [book, shouldFetch, user.id, attempt])
  const request = useCallback(() => {
    setIsRequested(true)
    if (latestHasFailed.current) setAttempt(previous => previous + 1)
  }, [])
  const isAvailable = mayFetch || outlineAndLinks !== undefined
  return useMemo(
    () => ({ outlineAndLinks, isAvailable, hasFailed, request }),
    [outlineAndLinks, isAvailable, hasFailed, request],
  )
}
