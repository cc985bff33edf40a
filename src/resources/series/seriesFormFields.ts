import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { AlternateTitlesInput } from '../../forms/inputs/AlternateTitlesInput'
import { EnumInput } from '../../forms/inputs/EnumInput'
import { IntegerInput } from '../../forms/inputs/IntegerInput'
import { LanguageInput } from '../../forms/inputs/LanguageInput'
import { LinksInput } from '../../forms/inputs/LinksInput'
import { LowerCaseChipsInput } from '../../forms/inputs/LowerCaseChipsInput'
import { SummaryInput } from '../../forms/inputs/SummaryInput'
import { TextInput } from '../../forms/inputs/TextInput'
import {
  createIntegerAtLeastRule,
  createRowsRuleFromColumnRules,
  languageTagRule,
  requiredRule,
  webLinkRowsRule,
} from '../../forms/validationRules'
import { type AlternateTitle, ReadingDirection, type SeriesMetadata, SeriesStatus } from '../../generated/model.schemas'
import {
  getGetAgeRatingsQueryOptions,
  getGetGenresQueryOptions,
  getGetPublishersQueryOptions,
  getGetSharingLabelsQueryOptions,
  getGetTagsQueryOptions,
} from '../../generated/reference-data/reference-data'

const alternateTitlesRule = createRowsRuleFromColumnRules<AlternateTitle>({ label: requiredRule, title: requiredRule })

/** Form fields of a series (server-facts 2.3), in display order. */
export const seriesFormFields = [
  { tab: 'general', name: 'title', lock: 'titleLock', input: TextInput, rule: requiredRule, batchEditable: false },
  {
    tab: 'general',
    name: 'titleSort',
    lock: 'titleSortLock',
    input: TextInput,
    rule: requiredRule,
    batchEditable: false,
  },
  { tab: 'general', name: 'summary', lock: 'summaryLock', input: SummaryInput, clearedValue: '' },
  {
    tab: 'general',
    name: 'status',
    lock: 'statusLock',
    input: EnumInput,
    rule: requiredRule,
    choices: { enumName: 'SeriesStatus', values: SeriesStatus },
  },
  {
    tab: 'general',
    name: 'language',
    lock: 'languageLock',
    input: LanguageInput,
    rule: languageTagRule,
    clearedValue: '',
  },
  {
    tab: 'general',
    name: 'readingDirection',
    lock: 'readingDirectionLock',
    input: EnumInput,
    clearedValue: null,
    choices: { enumName: 'ReadingDirection', values: ReadingDirection },
  },
  {
    tab: 'general',
    name: 'publisher',
    lock: 'publisherLock',
    input: TextInput,
    clearedValue: '',
    suggest: () => getGetPublishersQueryOptions(),
  },
  {
    tab: 'general',
    name: 'ageRating',
    lock: 'ageRatingLock',
    input: IntegerInput,
    rule: createIntegerAtLeastRule(0),
    clearedValue: null,
    suggest: () => getGetAgeRatingsQueryOptions(),
  },
  {
    tab: 'general',
    name: 'totalBookCount',
    lock: 'totalBookCountLock',
    input: IntegerInput,
    rule: createIntegerAtLeastRule(1),
    clearedValue: null,
  },
  {
    tab: 'titles',
    name: 'alternateTitles',
    lock: 'alternateTitlesLock',
    input: AlternateTitlesInput,
    rule: alternateTitlesRule,
    clearedValue: [],
    batchEditable: false,
  },
  {
    tab: 'tags',
    name: 'genres',
    lock: 'genresLock',
    input: LowerCaseChipsInput,
    clearedValue: [],
    suggest: () => getGetGenresQueryOptions(),
  },
  {
    tab: 'tags',
    name: 'tags',
    lock: 'tagsLock',
    input: LowerCaseChipsInput,
    clearedValue: [],
    suggest: () => getGetTagsQueryOptions(),
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
  {
    tab: 'sharing',
    name: 'sharingLabels',
    lock: 'sharingLabelsLock',
    input: LowerCaseChipsInput,
    clearedValue: [],
    suggest: () => getGetSharingLabelsQueryOptions(),
  },
] satisfies FormFieldDefinitions<SeriesMetadata>
