import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import type { Definition } from '../../components/page/DefinitionList'
import { ExternalLinks } from '../../components/page/ExternalLinks'
import { InlineList } from '../../components/page/InlineList'
import type { Author, Collection, Series, WebLink } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { FilterLinks } from '../../lists/filters/FilterLinks'
import type { FilterName } from '../../lists/filters/filterTable'
import { authorDefinitions } from '../books'
import { CollectionLinks } from '../collections'

type More = {
  authors: readonly Author[]
  tags: readonly string[]
  links?: readonly WebLink[]
  collections: readonly Pick<Collection, 'id' | 'name'>[]
}

/**
 * Definition list entries of a series. Values link to the series of the library with the same value.
 * @param more  data from elsewhere: authors and tags of the books, links of a one-shot's book, collections of the series
 */
export function useSeriesDetails(series: Series, { authors, tags, links = [], collections }: More): Definition[] {
  const t = useTranslate()
  const me = useCurrentUser()
  const { libraryId, metadata } = series
  const fact = (field: string, value: Definition['value']) => ({ name: t(`resources.series.fields.${field}`), value })
  const words = (filter: FilterName, values: readonly string[]) =>
    values.length > 0 && <FilterLinks filter={filter} values={[...new Set(values)]} libraryId={libraryId} />
  const outside = [...metadata.links, ...links]
  return [
    fact('publisher', metadata.publisher && words('publisher', [metadata.publisher])),
    ...authorDefinitions(authors, libraryId),
    fact('genres', words('genre', metadata.genres)),
    fact('tags', words('tag', [...metadata.tags, ...tags])),
    fact(
      'alternateTitles',
      metadata.alternateTitles.length > 0 && <AlternateTitles titles={metadata.alternateTitles} />,
    ),
    fact('collections', collections.length > 0 && <CollectionLinks collections={collections} />),
    fact('links', outside.length > 0 && <ExternalLinks links={outside} />),
    fact('sharingLabels', can(me, 'series.edit') && words('label', metadata.sharingLabels)),
  ]
}

function AlternateTitles({ titles }: { titles: Series['metadata']['alternateTitles'] }) {
  return <InlineList items={titles}>{({ label, title }) => (label ? `${title} (${label})` : title)}</InlineList>
}
