import { useEffect, useState } from 'react'
import { onLiveEvent } from '../../api/liveEvents'
import type { Series } from '../../generated/model.schemas'
import { getSeries } from '../../generated/series/series'

/** So many are read again one by one; for more, what the list knew has to do until a live event tells of a change. */
const mostRead = 60

type SeriesNow = { series: Series[] | undefined; failure: unknown; readAgain: () => Promise<Series[]> }

/**
 * Series as they are on the server while they are edited: read when it begins, when a live event tells that one was changed, and
 * on demand. Undefined until they were read for the first time.
 */
export function useSeriesNow(known: readonly Series[]): SeriesNow {
  const [series, setSeries] = useState<Series[] | undefined>(known.length > mostRead ? [...known] : undefined)
  const [failure, setFailure] = useState<unknown>()
  const [ids] = useState(() => known.map(({ id }) => id))

  const readAgain = async () => {
    if (ids.length > mostRead) return series ?? []
    const now = await Promise.all(ids.map(id => getSeries(id)))
    setSeries(now)
    return now
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (ids.length <= mostRead) readAgain().catch(setFailure)
  }, [])

  useEffect(
    () =>
      onLiveEvent('SeriesChanged', ({ seriesId }) => {
        if (!ids.includes(seriesId)) return
        getSeries(seriesId).then(
          now => setSeries(before => before?.map(each => (each.id === now.id ? now : each))),
          () => undefined,
        )
      }),
    [ids],
  )
  return { series, failure, readAgain }
}
