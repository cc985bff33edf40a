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

/** Maximum size of a PDF that is downloaded automatically to read its outline, in bytes. */
const MAX_AUTOMATIC_FILE_BYTES = 5_000_000

/**
 * Outline of a PDF and links between its pages. The server can send single pages of a PDF, but single pages contain
 * neither the outline nor these links. The client therefore reads the whole file of the PDF.
 */
export interface UsePdfOutlineAndLinksResult {
  readonly outlineAndLinks: PdfOutlineAndLinks | undefined
  /**
   * Whether the outline is loaded, or can be read after a download of the PDF. The download needs the permission
   * `file.download`, and is not possible for very large PDFs.
   */
  readonly isAvailable: boolean
  readonly hasFailed: boolean
  /**
   * Downloads the PDF to read its outline, even if the PDF is large or the data saver is on. If an earlier attempt has
   * failed, a call of this function starts a new attempt.
   */
  readonly request: () => void
}

/**
 * Loads the outline and links of a PDF. Reads them from this device if they are stored. Otherwise downloads the PDF. A
 * small PDF is downloaded in the background, unless the data saver is on. In all other cases, the download starts only
 * when the user opens the outline.
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
