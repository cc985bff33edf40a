import { usePosterUrl } from '../../api/urls/posters'
import { Card, type CardSlot } from '../../components/Card'
import { Poster } from '../../components/Poster'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'

/** A collection as a card. */
export function CollectionCard({
  collection: { id, name, seriesIds },
  tabIndex,
}: CardSlot & { collection: Collection }) {
  const t = useTranslate()
  const src = usePosterUrl('collections', id)
  return (
    <Card
      to={{ to: '/collections/$collectionId', params: { collectionId: id } }}
      title={name}
      line={t('resources.series.count', { count: seriesIds.length })}
      poster={<Poster src={src} title={name} stacked />}
      tabIndex={tabIndex}
    />
  )
}
