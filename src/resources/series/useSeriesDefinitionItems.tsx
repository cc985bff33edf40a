import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import type { DefinitionItem } from '../../components/page/DefinitionList'
import { ExternalLinks } from '../../components/page/ExternalLinks'
import { InlineList } from '../../components/page/InlineList'
import type { Author, Collection, Series, WebLink } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { FilterValueLinks } from '../../lists/filters/FilterValueLinks'
import type { FilterName } from '../../lists/filters/filterDefinitions'
import { createAuthorDefinitionItems } from '../books'
import { CollectionLinks } from '../collections'

type ExtraSeriesDetails = {
  authors: readonly Author[]
  tags: readonly string[]
  links?: readonly WebLink[]
  collections: readonly Pick<Collection, 'id' | 'name'>[]
}

/**
 * Returns items of an HTML definition list with the metadata of a series. Values such as genres link to a list of the
 * series that have the same value.
 * @param details additional values: authors and tags of the books, web links of the book of a one-shot, and collections
 *   of the series
 */
export function useSeriesDefinitionItems(
  series: Series,
  { authors, tags, links = [], collections }: ExtraSeriesDetails,
): DefinitionItem[] {
  const t = useTranslate()
  const user = useCurrentUser()
  const { libraryId, metadata } = series
  const detailItem = (field: string, value: DefinitionItem['value']) => ({
    name: t(`resources.series.fields.${field}`),
    value,
  })
  const filterLinks = (filter: FilterName, values: readonly string[]) =>
    values.length > 0 && <FilterValueLinks filter={filter} values={[...new Set(values)]} libraryId={libraryId} />
  const webLinks = [...metadata.links, ...links]
  return [
    detailItem('publisher', metadata.publisher && filterLinks('publisher', [metadata.publisher])),
    ...createAuthorDefinitionItems(authors, libraryId),
    detailItem('genres', filterLinks('genre', metadata.genres)),
    detailItem('tags', filterLinks('tag', [...metadata.tags, ...tags])),
    detailItem(
      'alternateTitles',
      metadata.alternateTitles.length > 0 && <AlternateTitles titles={metadata.alternateTitles} />,
    ),
    detailItem('collections', collections.length > 0 && <CollectionLinks collections={collections} />),
    detailItem('links', webLinks.length > 0 && <ExternalLinks links={webLinks} />),
    detailItem('sharingLabels', hasPermission(user, 'series.edit') && filterLinks('label', metadata.sharingLabels)),
  ]
}

function AlternateTitles({ titles }: { titles: Series['metadata']['alternateTitles'] }) {
  return <InlineList items={titles}>{({ label, title }) => (label ? `${title} (${label})` : title)}</InlineList>
}
