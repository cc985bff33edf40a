import type { FieldTable } from '../../../forms/fieldTable'
import { AuthorsInput } from '../../../forms/inputs/AuthorsInput'
import { ChipsInput } from '../../../forms/inputs/ChipsInput'
import { DateInput } from '../../../forms/inputs/DateInput'
import { LinksInput } from '../../../forms/inputs/LinksInput'
import { NumberInput } from '../../../forms/inputs/NumberInput'
import { SummaryInput } from '../../../forms/inputs/SummaryInput'
import { TextInput } from '../../../forms/inputs/TextInput'
import { authorRows, everyItem, isbn13, isoDate, number, required, webLinks } from '../../../forms/validationRules'
import type { BookMetadata } from '../../../generated/model.schemas'
import { getGetBookTagsQueryOptions } from '../../../generated/reference-data/reference-data'

const sortNumber = everyItem<number | null>(required, number)

/** Form fields of a book (server-facts 2.4) in display order. `clear` is the value that empties a field (server-facts 3.8). */
export const bookFields = [
  { tab: 'general', name: 'title', lock: 'titleLock', input: TextInput, rule: required, many: false },
  { tab: 'general', name: 'number', lock: 'numberLock', input: TextInput, rule: required, many: false },
  { tab: 'general', name: 'numberSort', lock: 'numberSortLock', input: NumberInput, rule: sortNumber, many: false },
  { tab: 'general', name: 'summary', lock: 'summaryLock', input: SummaryInput, clear: '', many: false },
  { tab: 'general', name: 'releaseDate', lock: 'releaseDateLock', input: DateInput, rule: isoDate, clear: null },
  { tab: 'general', name: 'isbn', lock: 'isbnLock', input: TextInput, rule: isbn13, clear: '', many: false },
  { tab: 'authors', name: 'authors', lock: 'authorsLock', input: AuthorsInput, rule: authorRows, clear: [] },
  {
    tab: 'tags',
    name: 'tags',
    lock: 'tagsLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetBookTagsQueryOptions(),
  },
  { tab: 'links', name: 'links', lock: 'linksLock', input: LinksInput, rule: webLinks, clear: [], many: false },
] satisfies FieldTable<BookMetadata>
