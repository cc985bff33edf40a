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
  /**
   * Name of the field by which the list of cards is sorted. If the list is sorted by a date, the card shows this date.
   */
  sortBy?: string
  /** Index of the card in a list in which the user can select cards. If undefined, the card has no checkbox. */
  index?: number
}

/**
 * Card of a read list: cover, name, action menu, and number of books. If the cards are sorted by a date, the card shows
 * this date in place of the number of books.
 */
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
 * Returns, as text, the date by which the list is sorted. The card shows this text as its subtitle. Returns undefined
 * if the list is not sorted by a date.
 */
function sortValueText(by: string | undefined, { createdDate, lastModifiedDate }: ReadList, format: LocaleFormatters) {
  if (by === 'added') return format.date(parseServerInstant(createdDate))
  return by === 'updated' ? format.date(parseServerInstant(lastModifiedDate)) : undefined
}
