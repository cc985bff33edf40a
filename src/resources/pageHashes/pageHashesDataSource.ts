import type { ResourceDataSource, ResourceListQuery } from '../../api/records/resourceDataSourceTypes'
import { toResourceListResult, toServerPagingParams, toServerSortParams } from '../../api/records/serverListParams'
import type { PageHashAction } from '../../generated/model.schemas'
import {
  getKnownPageHashes,
  getPageHashMatches,
  getUnknownPageHashes,
} from '../../generated/page-hashes/page-hashes.calls'
import {
  addPageHashMatchId,
  knownPageHashToRecord,
  type PageHashMatchWithId,
  type PageHashRecord,
  unknownPageHashToRecord,
} from './pageHashRecord'

/**
 * Filter of a list of duplicate pages. The list contains known pages with certain actions, or new pages. If `matchesOf`
 * is set, the list instead contains the book pages that are copies of a duplicate page.
 */
export type PageHashListFilter = {
  list?: 'known' | 'unknown'
  action?: readonly PageHashAction[]
  /** Hash of a duplicate page. If set, the list contains the book pages that are copies of this page. */
  matchesOf?: string
}

/** Default action filter of the list of known duplicate pages. Applies if the user has not selected any actions. */
export const defaultPageHashActionFilter: readonly PageHashAction[] = ['DELETE_AUTO', 'DELETE_MANUAL']

/** Functions that load duplicate pages, and list the book pages that are copies of a duplicate page. */
export const pageHashesDataSource: ResourceDataSource<PageHashRecord | PageHashMatchWithId> = {
  async list(query) {
    const { list, matchesOf }: PageHashListFilter = query.filter
    const params = { ...toServerPagingParams(query), ...toServerSortParams(query) }
    const options = { signal: query.signal }
    if (matchesOf !== undefined) {
      const page = await getPageHashMatches(matchesOf, params, options)
      return toResourceListResult({ ...page, content: page.content.map(addPageHashMatchId) })
    }
    if (list === 'unknown') {
      const page = await getUnknownPageHashes(params, options)
      return toResourceListResult({ ...page, content: page.content.map(unknownPageHashToRecord) })
    }
    const page = await getKnownPageHashes({ ...params, action: requestedActions(query) }, options)
    return toResourceListResult({ ...page, content: page.content.map(knownPageHashToRecord) })
  },
}

function requestedActions({ filter: { action } }: ResourceListQuery): PageHashAction[] {
  return Array.isArray(action) && action.length > 0 ? [...action] : [...defaultPageHashActionFilter]
}
