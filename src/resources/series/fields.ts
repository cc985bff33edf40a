import type { FieldTable } from '../../forms/fieldTable'
import { AlternateTitlesInput } from '../../forms/inputs/AlternateTitlesInput'
import { ChipsInput } from '../../forms/inputs/ChipsInput'
import { EnumInput } from '../../forms/inputs/EnumInput'
import { LanguageInput } from '../../forms/inputs/LanguageInput'
import { LinksInput } from '../../forms/inputs/LinksInput'
import { NumberInput } from '../../forms/inputs/NumberInput'
import { SummaryInput } from '../../forms/inputs/SummaryInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { integerFrom, languageTag, required, rowsOf, webLinks } from '../../forms/validationRules'
import { type AlternateTitle, ReadingDirection, type SeriesMetadata, SeriesStatus } from '../../generated/model.schemas'
import {
  getGetAgeRatingsQueryOptions,
  getGetGenresQueryOptions,
  getGetPublishersQueryOptions,
  getGetSharingLabelsQueryOptions,
  getGetTagsQueryOptions,
} from '../../generated/reference-data/reference-data'

const alternateTitles = rowsOf<AlternateTitle>({ label: required, title: required })

/** Form fields of a series (server-facts 2.3) in display order. `clear` is the value that empties a field (server-facts 3.8). */
export const seriesFields = [
  { tab: 'general', name: 'title', lock: 'titleLock', input: TextInput, rule: required, many: false },
  { tab: 'general', name: 'titleSort', lock: 'titleSortLock', input: TextInput, rule: required, many: false },
  { tab: 'general', name: 'summary', lock: 'summaryLock', input: SummaryInput, clear: '', many: false },
  {
    tab: 'general',
    name: 'status',
    lock: 'statusLock',
    input: EnumInput,
    rule: required,
    choices: { of: 'SeriesStatus', from: SeriesStatus },
  },
  { tab: 'general', name: 'language', lock: 'languageLock', input: LanguageInput, rule: languageTag, clear: '' },
  {
    tab: 'general',
    name: 'readingDirection',
    lock: 'readingDirectionLock',
    input: EnumInput,
    clear: null,
    choices: { of: 'ReadingDirection', from: ReadingDirection },
  },
  {
    tab: 'general',
    name: 'publisher',
    lock: 'publisherLock',
    input: TextInput,
    clear: '',
    suggest: () => getGetPublishersQueryOptions(),
  },
  {
    tab: 'general',
    name: 'ageRating',
    lock: 'ageRatingLock',
    input: NumberInput,
    rule: integerFrom(0),
    clear: null,
    suggest: () => getGetAgeRatingsQueryOptions(),
  },
  {
    tab: 'general',
    name: 'totalBookCount',
    lock: 'totalBookCountLock',
    input: NumberInput,
    rule: integerFrom(1),
    clear: null,
    many: false,
  },
  {
    tab: 'titles',
    name: 'alternateTitles',
    lock: 'alternateTitlesLock',
    input: AlternateTitlesInput,
    rule: alternateTitles,
    clear: [],
    many: false,
  },
  {
    tab: 'tags',
    name: 'genres',
    lock: 'genresLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetGenresQueryOptions(),
  },
  {
    tab: 'tags',
    name: 'tags',
    lock: 'tagsLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetTagsQueryOptions(),
  },
  { tab: 'links', name: 'links', lock: 'linksLock', input: LinksInput, rule: webLinks, clear: [], many: false },
  {
    tab: 'sharing',
    name: 'sharingLabels',
    lock: 'sharingLabelsLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetSharingLabelsQueryOptions(),
  },
] satisfies FieldTable<SeriesMetadata>
