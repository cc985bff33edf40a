import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { useRecordActions } from '../../actions/useRecordActions'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { type CardKeyboardNavigationProps, CoverCard } from '../../components/cards/CoverCard'
import { Poster } from '../../components/cards/Poster'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SelectItemCheckbox } from '../../lists/selection/SelectItemCheckbox'
import { getCollectionDetailPageLink } from './getCollectionDetailPageLink'

type CollectionCardProps = CardKeyboardNavigationProps & {
  collection: Collection
  /** Index of the card in a list in which the user can select cards. If undefined, the card has no checkbox. */
  index?: number
}

/** Card of a collection: cover, name, number of series and action menu. */
export function CollectionCard({ collection, index, tabIndex }: CollectionCardProps) {
  const t = useTranslate()
  const { id, name, seriesIds } = collection
  const src = usePosterUrl('collections', id)
  const items = [{ record: collection, title: name }]
  const { names } = useRecordActions('collections', items)
  return (
    <CoverCard
      to={getCollectionDetailPageLink(collection)}
      title={name}
      subtitle={t('resources.series.count', { count: seriesIds.length })}
      poster={<Poster src={src} title={name} stacked />}
      menu={names.length > 0 ? () => <ActionMenuItems resource="collections" records={items} /> : undefined}
      check={index !== undefined && <SelectItemCheckbox item={collection} index={index} title={name} />}
      tabIndex={tabIndex}
    />
  )
}
