import { connection } from '../api/connection'
import { unsentOf } from '../preferences/unsentProgress'
import { sendKept } from './outbox'

/**
 * Sends the places that this device kept, one book after the other. What cannot be sent now stays kept.
 * @param isHere  whether it is still this person who is signed in
 */
export async function sendAllKept(userId: string, isHere: () => boolean): Promise<void> {
  for (const { bookId } of unsentOf(userId)) {
    if (!isHere() || connection() === 'lost') return
    await sendKept(userId, bookId)
  }
}
