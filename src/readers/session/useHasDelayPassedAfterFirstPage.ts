import { useHasTimeElapsed } from '../../components/useHasTimeElapsed'
import { type ReaderController, useReaderMachineSelector } from './useReaderController'

/**
 * Delay in milliseconds after the first page before more code loads. An earlier load would slow down the first page
 * turn.
 */
const AFTER_FIRST_PAGE_DELAY_MS = 2_000

/** Returns whether two seconds have passed since the first page was shown. */
export function useHasDelayPassedAfterFirstPage(reader: ReaderController): boolean {
  const located = useReaderMachineSelector(reader, ({ context }) => context.located)
  return useHasTimeElapsed(AFTER_FIRST_PAGE_DELAY_MS, located)
}
