import type { EpubBook } from '../../mock-server/archives/epub/readEpub'
import type { World } from '../../mock-server/world/world'
import type { BookRecord, UserRecord } from '../../mock-server/world/worldRecords'
import type { Positions } from '../../src/generated/model.schemas'
import type { Publication } from '../../src/readers/epub/publication'
import type { ShelfBook } from './browserPage'

/** A soak book with its EPUB data, from which another device computes positions. */
export interface SharedBook extends ShelfBook {
  readonly publication?: Publication
  readonly positions?: Positions
  /** Contents of the EPUB as read by the mock server. */
  readonly contents?: EpubBook
}

/** Mock server, user and books of the soak sessions. */
export interface House {
  readonly world: World
  readonly user: UserRecord
  readonly shelf: readonly SharedBook[]
  /** Signs the user in or out on the server. */
  readonly setSignedIn: (signedIn: boolean) => void
}

/** Finds the record of a book on the mock server. @throws when there is none */
export function recordOf({ world }: House, id: string): BookRecord {
  const record = world.books.get(id)
  if (!record) throw new Error(`no book ${id}`)
  return record
}
