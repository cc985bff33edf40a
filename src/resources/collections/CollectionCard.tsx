import { ActionItems } from '../../actions/ActionItems'
import { useActions } from '../../actions/useActions'
import { usePosterUrl } from '../../api/urls/posters'
import { Card, type CardSlot } from '../../components/cards/Card'
import { Poster } from '../../components/cards/Poster'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SelectCheckbox } from '../../lists/selection/SelectCheckbox'
import { collectionLink } from './collectionLink'

type CollectionCardProps = CardSlot & {
  collection: Collection
  /** Index in a selectable list; without it the card has no checkbox. */
  index?: number
}

/** Card of a collection: cover, name, number of series and action menu. */
export function CollectionCard({ collection, index, tabIndex }: CollectionCardProps) {
  const t = useTranslate()
  const { id, name, seriesIds } = collection
  const src = usePosterUrl('collections', id)
  const things = [{ record: collection, title: name }]
  const { names } = useActions('collections', things)
  return (
    <Card
      to={collectionLink(collection)}
      title={name}
      line={t('resources.series.count', { count: seriesIds.length })}
      poster={<Poster src={src} title={name} stacked />}
      menu={names.length > 0 ? () => <ActionItems noun="collections" things={things} /> : undefined}
      check={index !== undefined && <SelectCheckbox item={collection} index={index} title={name} />}
      tabIndex={tabIndex}
    />
  )
}
