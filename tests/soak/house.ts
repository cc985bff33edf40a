import type { EpubBook } from '../../mock-server/archives/epub/readEpub'
import type { World } from '../../mock-server/world/world'
import type { BookRecord, UserRecord } from '../../mock-server/world/worldRecords'
import type { Positions } from '../../src/generated/model.schemas'
import type { Publication } from '../../src/readers/epub/publication'
import type { ShelfBook } from './browserPage'

/** A book with what another device has to know of it. */
export interface SharedBook extends ShelfBook {
  readonly publication?: Publication
  readonly positions?: Positions
  /** The contents of an EPUB as the mock server reads them. */
  readonly contents?: EpubBook
}

/** The house in which a session takes place. */
export interface House {
  readonly world: World
  readonly user: UserRecord
  readonly shelf: readonly SharedBook[]
  /** Signs the person in or out, as the server sees it. */
  readonly setSignedIn: (signedIn: boolean) => void
}

/** What the server knows of a book of the shelf. */
export function recordOf({ world }: House, id: string): BookRecord {
  const record = world.books.get(id)
  if (!record) throw new Error(`no book ${id}`)
  return record
}
