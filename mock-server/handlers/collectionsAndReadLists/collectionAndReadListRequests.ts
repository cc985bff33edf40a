import type { RequestFieldViolation } from '../../http/httpProblems'
import { createHttpProblem, createValidationProblem } from '../../http/httpProblems'
import { isBlankText, type JsonRequestBody } from '../../http/jsonRequestBody'
import type { PagedResponse, PaginationQuery, RequestedSort } from '../../query/paginateItems'
import { paginateItems } from '../../query/paginateItems'
import type { SortKeyExtractor } from '../../query/sortRecords'
import { createNumberSortKeyExtractor, removeUnsupportedSorts, sortRecords } from '../../query/sortRecords'
import { toLowerCaseAscii } from '../../query/textComparison'
import { nameSortRanks } from '../../query/textSortRanks'

type MemberListRecord = { id: string; name: string; created: number; lastModified: number }
type MemberListColumns = Record<string, SortKeyExtractor<MemberListRecord>>

const NAME_COLUMN: MemberListColumns = { name: records => nameSortRanks.of(records.map(({ name }) => name)) }
const NAME_AND_DATE_COLUMNS: MemberListColumns = {
  ...NAME_COLUMN,
  createdDate: createNumberSortKeyExtractor(({ created }) => created),
  lastModifiedDate: createNumberSortKeyExtractor(({ lastModified }) => lastModified),
}

/**
 * Returns a page of collections or read lists. The default sort order of a search is by relevance. Without a search,
 * the default sort order is by name.
 * @param hits ids of the search results, best match first. Undefined if the request is not a search
 * @param sortable whether the request parameter `sort` has an effect. True for read lists, false for collections
 */
export function paginateCollectionsOrReadLists<ListRecord extends MemberListRecord>(
  records: readonly ListRecord[],
  query: PaginationQuery,
  hits: readonly string[] | undefined,
  sortable: boolean,
): PagedResponse<ListRecord> {
  const requestedOrders: RequestedSort[] =
    sortable && query.orders.length ? query.orders : [{ key: hits ? 'relevance' : 'name', descending: false }]
  const hitPositions = new Map(hits?.map((id, position) => [id, position]))
  const columns: MemberListColumns = {
    ...(sortable ? NAME_AND_DATE_COLUMNS : NAME_COLUMN),
    ...(hits?.length
      ? { relevance: createNumberSortKeyExtractor<MemberListRecord>(({ id }) => hitPositions.get(id)) }
      : {}),
  }
  const orders = removeUnsupportedSorts(requestedOrders, columns)
  return paginateItems(
    sortRecords(hits ? records.filter(({ id }) => hitPositions.has(id)) : records, orders, columns) as ListRecord[],
    query,
    orders.length > 0,
  )
}

/**
 * Reads the fields of a new collection or read list.
 * @throws RequestValidationProblem for a blank name or invalid ids
 */
export function parseNewCollectionOrReadListRequest(
  body: JsonRequestBody,
  idsKey: string,
): { name: string; ids: string[] } {
  body.requireFields('name', idsKey)
  const name = body.text('name') ?? ''
  const ids = body.strings(idsKey) ?? []
  throwViolations([
    ...(isBlankText(name) ? [{ fieldName: 'name', message: 'must not be blank' }] : []),
    ...memberIdViolations(ids, idsKey, false),
  ])
  return { name, ids }
}

/**
 * Reads the changes of a collection or read list. A field that is absent or null in the request is undefined in the
 * result.
 * @throws RequestValidationProblem for a blank name or invalid ids
 */
export function parseCollectionOrReadListChangeRequest(
  body: JsonRequestBody,
  idsKey: string,
): { name?: string; ids?: string[] } {
  const name = body.text('name')
  const ids = body.strings(idsKey)
  throwViolations([
    ...(name !== undefined && isBlankText(name)
      ? [
          { fieldName: 'name', message: 'must be null' },
          { fieldName: 'name', message: 'must not be blank' },
        ]
      : []),
    ...(ids ? memberIdViolations(ids, idsKey, true) : []),
  ])
  return { name, ids }
}

function memberIdViolations(ids: readonly string[], fieldName: string, nullable: boolean): RequestFieldViolation[] {
  if (!ids.length)
    return [...(nullable ? [{ fieldName, message: 'must be null' }] : []), { fieldName, message: 'must not be empty' }]
  return new Set(ids).size < ids.length ? [{ fieldName, message: 'must only contain unique elements' }] : []
}

function throwViolations(faults: RequestFieldViolation[]): void {
  if (faults.length) throw createValidationProblem(faults)
}

/**
 * Rejects a name that another collection or read list already has. The comparison ignores the case of ASCII letters
 * only, as SQLite does.
 * @param ownId id of the edited collection or read list, which may keep its name. Undefined for a new one
 * @param message message of the error response
 * @throws HttpProblem with status 400 if the name is not available
 */
export function rejectDuplicateCollectionOrReadListName(
  records: Iterable<MemberListRecord>,
  name: string,
  ownId: string | undefined,
  message: string,
): void {
  const lowerCaseName = toLowerCaseAscii(name)
  for (const record of records)
    if (record.id !== ownId && toLowerCaseAscii(record.name) === lowerCaseName) throw createHttpProblem(400, message)
}

/**
 * Throws an error with status 500 if a series or book id does not exist. On the real server, the database rejects
 * unknown ids. The error message is a copy of the message of the database.
 * @param table name of the database table in the message
 * @param columns names of the table columns in the message
 */
export function rejectUnknownSeriesOrBookIds(
  ids: readonly string[],
  existing: ReadonlyMap<string, unknown>,
  table: string,
  columns: string,
): void {
  if (ids.every(id => existing.has(id))) return
  throw createHttpProblem(
    500,
    `SQL [insert into ${table} (${columns}) values (?, ?, ?)]; [SQLITE_CONSTRAINT_FOREIGNKEY] A foreign key constraint failed (FOREIGN KEY constraint failed)`,
  )
}
