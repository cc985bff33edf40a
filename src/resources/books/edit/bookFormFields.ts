import type { FormFieldDefinitions } from '../../../forms/formFieldDefinitions'
import { AuthorsInput } from '../../../forms/inputs/AuthorsInput'
import { DateInput } from '../../../forms/inputs/DateInput'
import { LinksInput } from '../../../forms/inputs/LinksInput'
import { LowerCaseChipsInput } from '../../../forms/inputs/LowerCaseChipsInput'
import { NumberInput } from '../../../forms/inputs/NumberInput'
import { SummaryInput } from '../../../forms/inputs/SummaryInput'
import { TextInput } from '../../../forms/inputs/TextInput'
import {
  authorRowsRule,
  combineRules,
  finiteNumberRule,
  isbn13Rule,
  isoDateRule,
  requiredRule,
  webLinkRowsRule,
} from '../../../forms/validationRules'
import type { BookMetadata } from '../../../generated/model.schemas'
import { getGetBookTagsQueryOptions } from '../../../generated/reference-data/reference-data'
import { toWesternDigits } from '../../../language/toWesternDigits'

const sortNumberRule = combineRules<number | null>(requiredRule, finiteNumberRule)

/** Form fields for the metadata of a book (server-facts 2.4), in display order. */
export const bookFormFields = [
  { tab: 'general', name: 'title', lock: 'titleLock', input: TextInput, rule: requiredRule, batchEditable: false },
  { tab: 'general', name: 'number', lock: 'numberLock', input: TextInput, rule: requiredRule, batchEditable: false },
  {
    tab: 'general',
    name: 'numberSort',
    lock: 'numberSortLock',
    input: NumberInput,
    rule: sortNumberRule,
    batchEditable: false,
  },
  { tab: 'general', name: 'summary', lock: 'summaryLock', input: SummaryInput, clearedValue: '' },
  {
    tab: 'general',
    name: 'releaseDate',
    lock: 'releaseDateLock',
    input: DateInput,
    rule: isoDateRule,
    clearedValue: null,
  },
  {
    tab: 'general',
    name: 'isbn',
    lock: 'isbnLock',
    input: TextInput,
    rule: isbn13Rule,
    clearedValue: '',
    normalize: toWesternDigits,
    batchEditable: false,
  },
  { tab: 'authors', name: 'authors', lock: 'authorsLock', input: AuthorsInput, rule: authorRowsRule, clearedValue: [] },
  {
    tab: 'tags',
    name: 'tags',
    lock: 'tagsLock',
    input: LowerCaseChipsInput,
    clearedValue: [],
    suggest: () => getGetBookTagsQueryOptions(),
  },
  {
    tab: 'links',
    name: 'links',
    lock: 'linksLock',
    input: LinksInput,
    rule: webLinkRowsRule,
    clearedValue: [],
    batchEditable: false,
  },
] satisfies FormFieldDefinitions<BookMetadata>
