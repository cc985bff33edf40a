import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { listBooks } from '../api/listBooks'
import { notify } from '../api/notices'
import { hindrance, regainOffline, uninstallOffline } from '../api/offline/install'
import { dropBook, isHere } from '../api/offline/keepBook'
import { changeKept, entryOf, forgetKept, isWhole, keptBooks, noteKept } from '../api/offline/keptBooks'
import type { Book, BookCondition } from '../generated/model.schemas'
import { translate } from '../language/language'
import { keepingMachine } from '../machines/keepingMachine'
import { useSelected } from '../machines/useSelected'

let running: { readonly userId: string; readonly actor: ActorRefFrom<typeof keepingMachine> } | undefined

/** The work of a person; that of whoever sat here before ends. */
export function keepingOf(userId: string): ActorRefFrom<typeof keepingMachine> {
  if (running?.userId === userId) return running.actor
  running?.actor.stop()
  const actor = createActor(keepingMachine, { input: { userId } }).start()
  running = { userId, actor }
  return actor
}

/** A piece of the state of that work, followed. */
export const useKeeping = <T>(userId: string, pick: (snapshot: SnapshotFrom<typeof keepingMachine>) => T): T =>
  useSelected(keepingOf(userId), pick)

/** Whether a book can be kept: it can be read, and is there. */
const isKeepable = ({ media, deleted }: Book): boolean => media.status === 'READY' && !deleted

/** Keeps books on this device; says so, or why it cannot be. */
export function keepBooks(userId: string, books: readonly Book[]): void {
  const reason = hindrance()
  const fit = books.filter(isKeepable)
  if (reason) notify({ kind: 'warning', text: translate(`page.offline.hindrance.${reason}`) })
  else if (fit.length === 0) notify({ kind: 'info', text: translate('page.offline.nothing') })
  else {
    for (const book of fit) if (!known(userId, book.id)) noteKept(userId, entryOf(book, Date.now()))
    keepingOf(userId).send({ type: 'user.keep', bookIds: fit.map(({ id }) => id) })
    notify({ kind: 'success', text: translate('page.offline.begun', { count: fit.length }) })
  }
}

/** The same for the books of a series or a read list, as many as can be read. */
export async function keepBooksOf(userId: string, condition: BookCondition): Promise<void> {
  const { content } = await listBooks(
    { condition: { allOf: [condition, { mediaStatus: { operator: 'is', value: 'READY' } }] } },
    { unpaged: true, sort: ['metadata.numberSort,asc'] },
  )
  keepBooks(userId, content)
}

/** Takes books off this device; with the last one goes what keeps the program. */
export async function removeKept(userId: string, bookIds: readonly string[]): Promise<void> {
  keepingOf(userId).send({ type: 'user.remove', bookIds })
  forgetKept(userId, bookIds)
  await Promise.all(bookIds.map(bookId => dropBook(userId, bookId)))
  // Of books that wait for their turn nothing is here yet: they need the program all the same.
  if (!hindrance() && keptBooks(userId).length === 0) await uninstallOffline()
}

/** Goes on with what was left when the window was closed, and fetches again what the browser threw away meanwhile. */
export async function resumeKeeping(userId: string): Promise<void> {
  if (hindrance()) return
  await regainOffline().catch(() => {})
  for (const { bookId, here } of keptBooks(userId))
    if (here > 0 && !(await isHere(userId, bookId))) changeKept(userId, bookId, { files: 0, here: 0 })
  const left = keptBooks(userId).filter(book => !isWhole(book))
  if (left.length > 0) keepingOf(userId).send({ type: 'user.keep', bookIds: left.map(({ bookId }) => bookId) })
}

const known = (userId: string, id: string) => keptBooks(userId).some(({ bookId }) => bookId === id)
