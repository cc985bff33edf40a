import { useHasTimeElapsed } from '../../components/useHasTimeElapsed'
import { type ReaderController, useReaderMachineSelector } from './useReaderController'

/**
 * Time in milliseconds between the first page and the load of further code. Without this delay, the load would slow
 * down the first page turn.
 */
const AFTER_FIRST_PAGE_DELAY_MS = 2_000

/** Returns whether two seconds have passed since the reader showed the first page. */
export function useHasDelayPassedAfterFirstPage(reader: ReaderController): boolean {
  const located = useReaderMachineSelector(reader, ({ context }) => context.located)
  return useHasTimeElapsed(AFTER_FIRST_PAGE_DELAY_MS, located)
}
