import { parseUtcInstant } from '../../api/serverDates'
import { PageHashAction } from '../../generated/model.schemas'
import type { RecordTableColumn, RecordTableDefinition } from '../../lists/table/tableDefinition'
import { computeAlreadyFreedBytes, computeBytesToFree, type PageHashRecord } from './pageHashRecord'

const field = (name: string) => `resources.pageHashes.fields.${name}`

type PageHashColumn = RecordTableColumn<PageHashRecord>
const size: PageHashColumn = {
  id: 'size',
  labelKey: field('size'),
  value: pageHash => pageHash.size,
  sort: 'fileSize',
  descendingFirst: true,
  width: 110,
}
const matchCount: PageHashColumn = {
  id: 'matchCount',
  labelKey: field('matchCount'),
  value: pageHash => pageHash.matchCount,
  sort: 'matchCount',
  descendingFirst: true,
  width: 100,
}
const totalSize: PageHashColumn = {
  id: 'totalSize',
  labelKey: field('totalSize'),
  value: computeBytesToFree,
  sort: 'totalSize',
  descendingFirst: true,
  width: 120,
}
const hash: PageHashColumn = { id: 'hash', labelKey: field('hash'), value: ({ id }) => id, width: 240 }

/** Definition of the table of new duplicate pages, for which no action has been chosen yet. */
export const unknownPageHashesTableDefinition: RecordTableDefinition<PageHashRecord> = {
  name: 'unknownPageHashes',
  resource: 'pageHashes',
  labelKey: 'resources.pageHashes.unknown',
  countKey: 'resources.pageHashes.count',
  columns: [totalSize, size, matchCount, hash],
  defaultSort: [{ column: 'totalSize', direction: 'desc' }],
}

/** Definition of the table of known duplicate pages, for which an action was chosen. */
export const knownPageHashesTableDefinition: RecordTableDefinition<PageHashRecord> = {
  name: 'knownPageHashes',
  resource: 'pageHashes',
  labelKey: 'resources.pageHashes.known',
  countKey: 'resources.pageHashes.count',
  columns: [
    {
      id: 'deleteSize',
      labelKey: field('deleteSize'),
      value: computeAlreadyFreedBytes,
      sort: 'deleteSize',
      descendingFirst: true,
      width: 120,
    },
    size,
    {
      id: 'deleteCount',
      labelKey: field('deleteCount'),
      value: pageHash => pageHash.deleteCount,
      sort: 'deleteCount',
      descendingFirst: true,
      width: 100,
    },
    matchCount,
    { ...totalSize, sort: undefined },
    {
      id: 'created',
      labelKey: field('created'),
      value: pageHash => parseUtcInstant(pageHash.created),
      sort: 'createdDate',
      descendingFirst: true,
      width: 130,
    },
    {
      id: 'lastModified',
      labelKey: field('lastModified'),
      value: pageHash => parseUtcInstant(pageHash.lastModified),
      sort: 'lastModifiedDate',
      descendingFirst: true,
      width: 130,
    },
    {
      id: 'action',
      labelKey: field('action'),
      value: ({ action }, { t }) => action && t(`page.duplicatePages.actions.${action}`),
      width: 160,
    },
    hash,
  ],
  defaultSort: [{ column: 'deleteSize', direction: 'desc' }],
  filters: [
    {
      id: 'action',
      labelKey: field('action'),
      kind: 'enum',
      values: Object.values(PageHashAction),
      valueKey: 'page.duplicatePages.actions',
    },
  ],
}
