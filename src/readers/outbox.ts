import { ServerError } from '../api/ServerError'
import { getBook, updateBookProgression, updateBookReadProgress } from '../generated/books/books'
import type { Progression } from '../generated/model.schemas'
import { ProgressRefused } from '../machines/readerMachine'
import { forgetUnsent, keepUnsent, type Unsent, unsentOf } from '../preferences/unsentProgress'
import { refusedOr } from './refusal'

/**
 * Sends a place. It is kept on the device until the server has it, also when the window closes meanwhile, the server
 * cannot be reached or the session is over.
 * @throws what the write threw, refusals as such
 */
export async function sendOrKeep(unsent: Unsent, send: () => Promise<void>): Promise<void> {
  keepUnsent(unsent)
  try {
    await send()
    forgetUnsent(unsent.userId, unsent.bookId)
  } catch (error) {
    const failure = refusedOr(error)
    if (failure instanceof ProgressRefused) forgetUnsent(unsent.userId, unsent.bookId)
    throw failure
  }
}

/**
 * Sends what was kept on this device. A place that somebody reached later, elsewhere, is not overwritten.
 * @param bookId  only of this book; all books when absent
 */
export async function sendKept(userId: string, bookId?: string): Promise<void> {
  for (const unsent of unsentOf(userId)) {
    if (bookId !== undefined && unsent.bookId !== bookId) continue
    try {
      if (!(await isOvertaken(unsent))) await send(unsent)
      forgetUnsent(userId, unsent.bookId)
    } catch (error) {
      if (refusedOr(error) instanceof ProgressRefused) forgetUnsent(userId, unsent.bookId)
      else if (error instanceof ServerError) return
      else throw error
    }
  }
}

async function isOvertaken({ bookId, time }: Unsent): Promise<boolean> {
  const { readProgress } = await getBook(bookId)
  return readProgress !== null && Date.parse(readProgress.readDate) >= time
}

const send = ({ bookId, write }: Unsent) =>
  'page' in write
    ? updateBookReadProgress(bookId, { page: write.page })
    : updateBookProgression(bookId, write.progression as Progression)
