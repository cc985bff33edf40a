import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import type { ResourceWithPosters } from '../../api/urls/posterUrls'
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
  removeSavedStepFromPosterChanges,
  type ServerPoster,
} from './posterChangesDraft'

type PosterApiCalls = {
  list: (id: string) => UseQueryOptions<ServerPoster[], Error, ServerPoster[], QueryKey>
  add: (id: string, body: { file: File; selected: boolean }) => Promise<unknown>
  select: (id: string, posterId: string) => Promise<unknown>
  remove: (id: string, posterId: string) => Promise<unknown>
  refresh: (id: string) => Promise<void>
}

/** Functions that call the server for the posters of books, series, collections and read lists. */
export const posterApiByResource: Record<ResourceWithPosters, PosterApiCalls> = {
  books: {
    list: id => getGetBookThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addBookThumbnail,
    select: selectBookThumbnail,
    remove: deleteBookThumbnail,
    refresh: bookId => reportServerWrite('selectBookThumbnail', { bookId }),
  },
  series: {
    list: id => getGetSeriesThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addSeriesThumbnail,
    select: selectSeriesThumbnail,
    remove: deleteSeriesThumbnail,
    refresh: seriesId => reportServerWrite('selectSeriesThumbnail', { seriesId }),
  },
  collections: {
    list: id => getGetCollectionThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addCollectionThumbnail,
    select: selectCollectionThumbnail,
    remove: deleteCollectionThumbnail,
    refresh: collectionId => reportServerWrite('selectCollectionThumbnail', { collectionId }),
  },
  readlists: {
    list: id => getGetReadListThumbnailsQueryOptions(id) as ReturnType<PosterApiCalls['list']>,
    add: addReadListThumbnail,
    select: selectReadListThumbnail,
    remove: deleteReadListThumbnail,
    refresh: readListId => reportServerWrite('selectReadListThumbnail', { readListId }),
  },
}

/**
 * Saves poster changes with several requests, which do not overlap. If a request fails, the earlier changes stay saved.
 * @param onRemaining called after each request with the changes that are not saved yet
 * @throws the error of the failed request
 */
export async function savePosterChanges(
  owner: ResourceWithPosters,
  id: string,
  draft: PosterChangesDraft,
  onRemaining: (remaining: PosterChangesDraft) => void,
): Promise<void> {
  let remaining = draft
  try {
    for (const step of listPosterSaveSteps(draft)) {
      await runStep(owner, id, step)
      remaining = removeSavedStepFromPosterChanges(remaining, step)
      onRemaining(remaining)
    }
  } finally {
    if (remaining !== draft) await posterApiByResource[owner].refresh(id)
  }
}

function runStep(owner: ResourceWithPosters, id: string, step: PosterSaveStep): Promise<unknown> {
  const calls = posterApiByResource[owner]
  if (step.kind === 'upload') return calls.add(id, { file: step.upload.file, selected: step.selected })
  return step.kind === 'select' ? calls.select(id, step.id) : calls.remove(id, step.id)
}
