import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { reportWrite } from '../../api/cache/dataChanges'
import type { PosterOwner } from '../../api/urls/posterUrls'
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
import { draftAfterStep, type PosterDraft, type PosterRecord, type PosterStep, posterSteps } from './posterDraft'

type PosterCalls = {
  list: (id: string) => UseQueryOptions<PosterRecord[], Error, PosterRecord[], QueryKey>
  add: (id: string, body: { file: File; selected: boolean }) => Promise<unknown>
  select: (id: string, posterId: string) => Promise<unknown>
  remove: (id: string, posterId: string) => Promise<unknown>
  refresh: (id: string) => Promise<void>
}

/** API calls for the posters of each resource. */
export const posterCalls: Record<PosterOwner, PosterCalls> = {
  books: {
    list: id => getGetBookThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addBookThumbnail,
    select: selectBookThumbnail,
    remove: deleteBookThumbnail,
    refresh: bookId => reportWrite('selectBookThumbnail', { bookId }),
  },
  series: {
    list: id => getGetSeriesThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addSeriesThumbnail,
    select: selectSeriesThumbnail,
    remove: deleteSeriesThumbnail,
    refresh: seriesId => reportWrite('selectSeriesThumbnail', { seriesId }),
  },
  collections: {
    list: id => getGetCollectionThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addCollectionThumbnail,
    select: selectCollectionThumbnail,
    remove: deleteCollectionThumbnail,
    refresh: collectionId => reportWrite('selectCollectionThumbnail', { collectionId }),
  },
  readlists: {
    list: id => getGetReadListThumbnailsQueryOptions(id) as ReturnType<PosterCalls['list']>,
    add: addReadListThumbnail,
    select: selectReadListThumbnail,
    remove: deleteReadListThumbnail,
    refresh: readListId => reportWrite('selectReadListThumbnail', { readListId }),
  },
}

/**
 * Saves a draft with sequential calls. When a call fails, completed calls are not reverted.
 * @param onRemaining receives the remaining draft after each call
 * @throws the error of the first failed call
 */
export async function savePosters(
  owner: PosterOwner,
  id: string,
  draft: PosterDraft,
  onRemaining: (remaining: PosterDraft) => void,
): Promise<void> {
  let remaining = draft
  try {
    for (const step of posterSteps(draft)) {
      await runStep(owner, id, step)
      remaining = draftAfterStep(remaining, step)
      onRemaining(remaining)
    }
  } finally {
    if (remaining !== draft) await posterCalls[owner].refresh(id)
  }
}

function runStep(owner: PosterOwner, id: string, step: PosterStep): Promise<unknown> {
  const calls = posterCalls[owner]
  if (step.kind === 'upload') return calls.add(id, { file: step.upload.file, selected: step.selected })
  return step.kind === 'select' ? calls.select(id, step.id) : calls.remove(id, step.id)
}
