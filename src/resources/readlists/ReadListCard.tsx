import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { useRecordActions } from '../../actions/useRecordActions'
import { parseServerInstant } from '../../api/serverDates'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { type CardKeyboardNavigationProps, CoverCard } from '../../components/cards/CoverCard'
import { Poster } from '../../components/cards/Poster'
import type { ReadList } from '../../generated/model.schemas'
import { type LocaleFormatters, useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { SelectItemCheckbox } from '../../lists/selection/SelectItemCheckbox'
import { getReadListDetailPageLink } from './getReadListDetailPageLink'

type ReadListCardProps = CardKeyboardNavigationProps & {
  readList: ReadList
  /** Name of the sort of the surrounding list, whose value the card shows. */
  sortBy?: string
  /** Index of the card in a selectable list. Without an index, the card has no checkbox. */
  index?: number
}

/** Card of a read list: cover, name, number of books and action menu. */
export function ReadListCard({ readList, sortBy, index, tabIndex }: ReadListCardProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { id, name, bookIds } = readList
  const src = usePosterUrl('readlists', id)
  const items = [{ record: readList, title: name }]
  const { names } = useRecordActions('readlists', items)
  return (
    <CoverCard
      to={getReadListDetailPageLink({ id })}
      title={name}
      subtitle={sortValueText(sortBy, readList, format) ?? t('resources.books.count', { count: bookIds.length })}
      poster={<Poster src={src} title={name} stacked />}
      menu={names.length > 0 ? () => <ActionMenuItems resource="readlists" records={items} /> : undefined}
      check={index !== undefined && <SelectItemCheckbox item={readList} index={index} title={name} />}
      tabIndex={tabIndex}
    />
  )
}

/**
 * Returns the text of the value by which the list is sorted, for the subtitle of a card. Undefined if the card shows
 * this value anyway.
 */
function sortValueText(by: string | undefined, { createdDate, lastModifiedDate }: ReadList, format: LocaleFormatters) {
  if (by === 'added') return format.date(parseServerInstant(createdDate))
  return by === 'updated' ? format.date(parseServerInstant(lastModifiedDate)) : undefined
}
