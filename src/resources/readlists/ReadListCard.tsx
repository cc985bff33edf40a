import { ActionItems } from '../../actions/ActionItems'
import { useActions } from '../../actions/useActions'
import { parseInstant } from '../../api/dates'
import { usePosterUrl } from '../../api/urls/posters'
import { Card, type CardSlot } from '../../components/cards/Card'
import { Poster } from '../../components/cards/Poster'
import type { ReadList } from '../../generated/model.schemas'
import { type Format, useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { SelectCheckbox } from '../../lists/selection/SelectCheckbox'
import { readListLink } from './readListLink'

type ReadListCardProps = CardSlot & {
  readList: ReadList
  /** Current sort of the list. */
  by?: string
  /** Index in a selectable list; without it the card has no checkbox. */
  index?: number
}

/** Card of a read list: cover, name, number of books and action menu. */
export function ReadListCard({ readList, by, index, tabIndex }: ReadListCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const { id, name, bookIds } = readList
  const src = usePosterUrl('readlists', id)
  const things = [{ record: readList, title: name }]
  const { names } = useActions('readlists', things)
  return (
    <Card
      to={readListLink({ id })}
      title={name}
      line={lineFor(by, readList, format) ?? t('resources.books.count', { count: bookIds.length })}
      poster={<Poster src={src} title={name} stacked />}
      menu={names.length > 0 ? () => <ActionItems noun="readlists" things={things} /> : undefined}
      check={index !== undefined && <SelectCheckbox item={readList} index={index} title={name} />}
      tabIndex={tabIndex}
    />
  )
}

/** Value of the current sort as card subtitle; undefined for sorts the card shows anyway. */
function lineFor(by: string | undefined, { createdDate, lastModifiedDate }: ReadList, format: Format) {
  if (by === 'added') return format.date(parseInstant(createdDate))
  return by === 'updated' ? format.date(parseInstant(lastModifiedDate)) : undefined
}
