import type { EpubContents } from '../../mock-server/archives/epub/readEpubContents'
import type { BookRecord, UserRecord } from '../../mock-server/state/libraryRecords'
import type { MockServerState } from '../../mock-server/state/mockServerState'
import type { Positions } from '../../src/generated/model.schemas'
import type { EpubPublication } from '../../src/readers/epub/epubPublication'
import type { SoakBook } from './headlessReader'

/**
 * Book of the soak test. For an EPUB, the additional fields contain data from which `simulateOtherDevice.ts` creates
 * reading positions.
 */
export interface SoakBookWithEpubData extends SoakBook {
  readonly publication?: EpubPublication
  readonly positions?: Positions
  /** Data that the mock server has read from the EPUB file. */
  readonly contents?: EpubContents
}

/** Mock server, user and books that all sessions of the soak test use. */
export interface SoakEnvironment {
  readonly world: MockServerState
  readonly user: UserRecord
  readonly shelf: readonly SoakBookWithEpubData[]
  readonly setSignedIn: (signedIn: boolean) => void
}

/**
 * Returns the record of a book on the mock server.
 * @throws Error when the record does not exist
 */
export function getMockServerBookRecord({ world }: SoakEnvironment, id: string): BookRecord {
  const record = world.books.get(id)
  if (!record) throw new Error(`no book ${id}`)
  return record
}
