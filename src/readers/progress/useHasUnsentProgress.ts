import { useEffect } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { type ReaderController, useReaderMachineSelector } from '../session/useReaderController'

/**
 * Number of failed attempts in a row after which the reader reports that the progress is not sent. The first failure is
 * not reported, because the second attempt follows two seconds later.
 */
const MIN_FAILED_ATTEMPTS = 2

/** Returns whether the reader could not send the reading progress to the server, and will send it again later. */
export const useHasUnsentProgress = (reader: ReaderController): boolean =>
  useReaderMachineSelector(reader, ({ context }) => context.attempts >= MIN_FAILED_ATTEMPTS)

/**
 * Shows a message when the reading progress could not be sent.
 * @param showMessage shows a text over the page for a short time
 * @param isSilent if true, the message is not shown
 */
export function useAnnounceUnsentProgress(
  reader: ReaderController,
  showMessage: (text: string) => void,
  isSilent: boolean,
): void {
  const t = useTranslate()
  const isAnnounced = useHasUnsentProgress(reader) && !isSilent
  useEffect(() => {
    if (isAnnounced) showMessage(t('reader.progressNotSent'))
  }, [isAnnounced, showMessage, t])
}
