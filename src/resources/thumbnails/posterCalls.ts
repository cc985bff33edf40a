import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { afterWrite } from '../../api/cache/changes'
import type { PosterOwner } from '../../api/urls/posters'
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
import { afterPosterStep, type Poster, type PosterDraft, type PosterStep, posterSteps } from './posterDraft'

type PosterCalls = {
  list: (id: string) => UseQueryOptions<Poster[], Error, Poster[], QueryKey>
  add: (id: string, body: { file: File; selected: boolean }) => Promise<unknown>
  select: (id: string, posterId: string) => Promise<unknown>
  remove: (id: string, posterId: string) => Promise<unknown>
  refresh: (id: string) => Promise<void>
}

/** API calls for posters by resource. */
export const posterCalls: Record<PosterOwner, PosterCalls> = {
  books: {
    list: id => getGetBookThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addBookThumbnail,
    select: selectBookThumbnail,
    remove: deleteBookThumbnail,
    refresh: bookId => afterWrite('selectBookThumbnail', { bookId }),
  },
  series: {
    list: id => getGetSeriesThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addSeriesThumbnail,
    select: selectSeriesThumbnail,
    remove: deleteSeriesThumbnail,
    refresh: seriesId => afterWrite('selectSeriesThumbnail', { seriesId }),
  },
  collections: {
    list: id => getGetCollectionThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addCollectionThumbnail,
    select: selectCollectionThumbnail,
    remove: deleteCollectionThumbnail,
    refresh: collectionId => afterWrite('selectCollectionThumbnail', { collectionId }),
  },
  readlists: {
    list: id => getGetReadListThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addReadListThumbnail,
    select: selectReadListThumbnail,
    remove: deleteReadListThumbnail,
    refresh: readListId => afterWrite('selectReadListThumbnail', { readListId }),
  },
}

/**
 * Saves a draft with sequential calls. Completed calls are not rolled back when a later one fails.
 * @param onLeft  receives the remaining draft after each call
 * @throws the error of the first failed call
 */
export async function savePosters(
  owner: PosterOwner,
  id: string,
  draft: PosterDraft,
  onLeft: (left: PosterDraft) => void,
): Promise<void> {
  let left = draft
  try {
    for (const step of posterSteps(draft)) {
      await doStep(owner, id, step)
      left = afterPosterStep(left, step)
      onLeft(left)
    }
  } finally {
    if (left !== draft) await posterCalls[owner].refresh(id)
  }
}

function doStep(owner: PosterOwner, id: string, step: PosterStep): Promise<unknown> {
  const calls = posterCalls[owner]
  if (step.kind === 'upload') return calls.add(id, { file: step.upload.file, selected: step.selected })
  return step.kind === 'select' ? calls.select(id, step.id) : calls.remove(id, step.id)
}
