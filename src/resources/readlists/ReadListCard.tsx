import { usePosterUrl } from '../../api/urls/posters'
import { Card, type CardSlot } from '../../components/Card'
import { Poster } from '../../components/Poster'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'

/** A read list as a card. */
export function ReadListCard({ readList: { id, name, bookIds }, tabIndex }: CardSlot & { readList: ReadList }) {
  const t = useTranslate()
  const src = usePosterUrl('readlists', id)
  return (
    <Card
      to={{ to: '/readlists/$readListId', params: { readListId: id } }}
      title={name}
      line={t('resources.books.count', { count: bookIds.length })}
      poster={<Poster src={src} title={name} stacked />}
      tabIndex={tabIndex}
    />
  )
}
