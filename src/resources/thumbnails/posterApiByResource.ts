import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { queryClient } from '../../api/cache/queryClient'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { ignoreNotFoundError } from '../../api/records/ignoreNotFoundError'
import { ServerError } from '../../api/ServerError'
import type { ResourceWithPosters } from '../../api/urls/posterUrls'
import type { WriteOperationId } from '../../generated/operations'
import {
  addBookThumbnail,
  addCollectionThumbnail,
  addReadListThumbnail,
  addSeriesThumbnail,
  deleteBookThumbnail,
  deleteCollectionThumbnail,
  deleteReadListThumbnail,
  deleteSeriesThumbnail,
  getGetBookThumbnailsQueryOptions,
  getGetCollectionThumbnailsQueryOptions,
  getGetReadListThumbnailsQueryOptions,
  getGetSeriesThumbnailsQueryOptions,
  selectBookThumbnail,
  selectCollectionThumbnail,
  selectReadListThumbnail,
  selectSeriesThumbnail,
} from '../../generated/thumbnails/thumbnails'
import {
  listPosterSaveSteps,
  type PosterChangesDraft,
  type PosterSaveStep,
  type PosterUpload,
  type ServerPoster,
} from './posterChangesDraft'

type PosterApiCalls = {
  list: (id: string) => UseQueryOptions<ServerPoster[], Error, ServerPoster[], QueryKey>
  add: (id: string, body: { file: File; selected: boolean }) => Promise<unknown>
  /** Id of the API operation that `add` calls. */
  addOperation: WriteOperationId
  select: (id: string, posterId: string) => Promise<unknown>
  remove: (id: string, posterId: string) => Promise<unknown>
  refresh: (id: string, seriesId?: string) => Promise<void>
}

/** Functions that call the server for the posters of books, series, collections and read lists. */
export const posterApiByResource: Record<ResourceWithPosters, PosterApiCalls> = {
  books: {
    list: id => getGetBookThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addBookThumbnail,
    addOperation: 'addBookThumbnail',
    select: selectBookThumbnail,
    remove: deleteBookThumbnail,
    refresh: (bookId, seriesId) => reportServerWrite('selectBookThumbnail', { bookId, seriesId }),
  },
  series: {
    list: id => getGetSeriesThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addSeriesThumbnail,
    addOperation: 'addSeriesThumbnail',
    select: selectSeriesThumbnail,
    remove: deleteSeriesThumbnail,
    refresh: seriesId => reportServerWrite('selectSeriesThumbnail', { seriesId }),
  },
  collections: {
    list: id => getGetCollectionThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addCollectionThumbnail,
    addOperation: 'addCollectionThumbnail',
    select: selectCollectionThumbnail,
    remove: deleteCollectionThumbnail,
    refresh: collectionId => reportServerWrite('selectCollectionThumbnail', { collectionId }),
  },
  readlists: {
    list: id => getGetReadListThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addReadListThumbnail,
    addOperation: 'addReadListThumbnail',
    select: selectReadListThumbnail,
    remove: deleteReadListThumbnail,
    refresh: readListId => reportServerWrite('selectReadListThumbnail', { readListId }),
  },
}

/**
 * Saves poster changes with several requests, which do not overlap. If a request fails, the earlier changes stay saved.
 * @param onSaved called after each request with the saved change
 * @param seriesId id of the series of the book, if `owner` is `books`. The poster of the series is refreshed too,
 *   because a series without its own poster shows the poster of a book (server-facts 4.4).
 * @throws the error of the failed request
 */
export async function savePosterChanges(
  owner: ResourceWithPosters,
  id: string,
  draft: PosterChangesDraft,
  onSaved: (step: PosterSaveStep) => void,
  seriesId?: string,
): Promise<void> {
  let hasSaved = false
  try {
    for (const step of listPosterSaveSteps(draft)) {
      await runStep(owner, id, step)
      hasSaved = true
      onSaved(step)
    }
  } finally {
    if (hasSaved) await posterApiByResource[owner].refresh(id, seriesId)
  }
}

function runStep(owner: ResourceWithPosters, id: string, step: PosterSaveStep): Promise<unknown> {
  const calls = posterApiByResource[owner]
  if (step.kind === 'upload') return uploadPoster(owner, id, step.upload, step.selected)
  return step.kind === 'select' ? calls.select(id, step.id) : calls.remove(id, step.id).catch(ignoreNotFoundError)
}

/** Uploaded files without a response of the server, with the ids of the posters that existed before the upload. */
const posterIdsBeforeLostResponse = new WeakMap<File, ReadonlySet<string>>()

/**
 * Uploads a poster. If the response of an earlier upload of the file was lost, first searches for the poster on the
 * server, so that the poster is not added twice.
 */
async function uploadPoster(owner: ResourceWithPosters, id: string, { file }: PosterUpload, selected: boolean) {
  const calls = posterApiByResource[owner]
  const existing = await findPosterAfterLostResponse(owner, id, file)
  if (existing) return selected && !existing.selected ? calls.select(id, existing.id) : undefined
  const postersBefore = queryClient.getQueryData<ServerPoster[]>(calls.list(id).queryKey)
  try {
    return await calls.add(id, { file, selected })
  } catch (error) {
    const isLost = error instanceof ServerError && error.isServerUnreachable
    if (isLost && postersBefore && !posterIdsBeforeLostResponse.has(file))
      posterIdsBeforeLostResponse.set(file, new Set(postersBefore.map(poster => poster.id)))
    throw error
  }
}

async function findPosterAfterLostResponse(owner: ResourceWithPosters, id: string, file: File) {
  const idsBefore = posterIdsBeforeLostResponse.get(file)
  if (!idsBefore) return undefined
  const posters = await queryClient.fetchQuery({ ...posterApiByResource[owner].list(id), staleTime: 0 })
  return posters.find(
    poster => poster.type === 'USER_UPLOADED' && poster.fileSize === file.size && !idsBefore.has(poster.id),
  )
}
