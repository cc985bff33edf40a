import { type Body, isBlank } from '../../http/body'
import type { Violation } from '../../http/problems'
import { problem, violations } from '../../http/problems'
import { nameRanks } from '../../query/collationRanks'
import type { PagedResponse, PageQuery, SortOrder } from '../../query/paging'
import { toPagedResponse } from '../../query/paging'
import type { SortColumn } from '../../query/sorting'
import { rankNumbers, sortRecords, supportedSortKeys } from '../../query/sorting'

type NamedSet = { id: string; name: string; created: number; lastModified: number }
type Columns = Record<string, SortColumn<NamedSet>>

const NAME_COLUMN: Columns = { name: sets => nameRanks.of(sets.map(({ name }) => name)) }
const NAME_AND_DATES: Columns = {
  ...NAME_COLUMN,
  createdDate: rankNumbers(({ created }) => created),
  lastModifiedDate: rankNumbers(({ lastModified }) => lastModified),
}

/**
 * Returns a page of collections or read lists, sorted by name or by search relevance.
 * @param hits ids of search hits, best first; undefined without a search
 * @param sortable whether the `sort` parameter applies (read lists only)
 */
export function pageOfSets<Set extends NamedSet>(
  sets: readonly Set[],
  query: PageQuery,
  hits: readonly string[] | undefined,
  sortable: boolean,
): PagedResponse<Set> {
  const wished: SortOrder[] =
    sortable && query.orders.length ? query.orders : [{ key: hits ? 'relevance' : 'name', descending: false }]
  const places = new Map(hits?.map((id, place) => [id, place]))
  const columns: Columns = {
    ...(sortable ? NAME_AND_DATES : NAME_COLUMN),
    ...(hits?.length ? { relevance: rankNumbers<NamedSet>(({ id }) => places.get(id)) } : {}),
  }
  const orders = supportedSortKeys(wished, columns)
  return toPagedResponse(
    sortRecords(hits ? sets.filter(({ id }) => places.has(id)) : sets, orders, columns) as Set[],
    query,
    orders.length > 0,
  )
}

/**
 * Reads the fields of a new collection or read list.
 * @throws violations
 */
export function readNewSet(body: Body, idsKey: string): { name: string; ids: string[] } {
  body.required('name', idsKey)
  const name = body.text('name') ?? ''
  const ids = body.texts(idsKey) ?? []
  refuse([
    ...(isBlank(name) ? [{ fieldName: 'name', message: 'must not be blank' }] : []),
    ...brokenIds(ids, idsKey, false),
  ])
  return { name, ids }
}

/**
 * Reads the changes of a collection or read list. Absent and null fields are undefined.
 * @throws violations
 */
export function readSetChange(body: Body, idsKey: string): { name?: string; ids?: string[] } {
  const name = body.text('name')
  const ids = body.texts(idsKey)
  refuse([
    ...(name !== undefined && isBlank(name)
      ? [
          { fieldName: 'name', message: 'must be null' },
          { fieldName: 'name', message: 'must not be blank' },
        ]
      : []),
    ...(ids ? brokenIds(ids, idsKey, true) : []),
  ])
  return { name, ids }
}

function brokenIds(ids: readonly string[], fieldName: string, nullable: boolean): Violation[] {
  if (!ids.length)
    return [...(nullable ? [{ fieldName, message: 'must be null' }] : []), { fieldName, message: 'must not be empty' }]
  return new Set(ids).size < ids.length ? [{ fieldName, message: 'must only contain unique elements' }] : []
}

function refuse(broken: Violation[]): void {
  if (broken.length) throw violations(broken)
}

/**
 * Rejects a name that another record has, ignoring case.
 * @param own id of the record being edited
 * @param sentence message of the response
 */
export function refuseTakenName(
  sets: Iterable<NamedSet>,
  name: string,
  own: string | undefined,
  sentence: string,
): void {
  const wanted = name.toLowerCase()
  for (const set of sets) if (set.id !== own && set.name.toLowerCase() === wanted) throw problem(400, sentence)
}

/**
 * Rejects unknown member ids with the database error of the real server.
 * @param table table named in the error
 * @param columns columns named in the error
 */
export function refuseUnknownMembers(
  ids: readonly string[],
  known: ReadonlyMap<string, unknown>,
  table: string,
  columns: string,
): void {
  if (ids.every(id => known.has(id))) return
  throw problem(
    500,
    `SQL [insert into ${table} (${columns}) values (?, ?, ?)]; [SQLITE_CONSTRAINT_FOREIGNKEY] A foreign key constraint failed (FOREIGN KEY constraint failed)`,
  )
}
