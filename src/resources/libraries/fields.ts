import { FolderInput } from '../../dialogs/FolderInput'
import type { FieldTable } from '../../forms/fieldTable'
import { CheckboxInput } from '../../forms/inputs/CheckboxInput'
import { EnumInput } from '../../forms/inputs/EnumInput'
import { StringListInput } from '../../forms/inputs/StringListInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { everyItem, required, unique } from '../../forms/validationRules'
import { type Library, ScanInterval, SeriesCover } from '../../generated/model.schemas'
import { flagGroups, type flags } from './libraryDraft'

/** Library as edited by the form: a missing one-shots directory is an empty string. Older servers lack some of the fields. */
export type EditedLibrary = Omit<Library, 'oneshotsDirectory'> & { oneshotsDirectory: string }

type Flag = (typeof flags)[number]
type FlagRow = { [Name in Flag]: { tab: string; name: Name; input: typeof CheckboxInput; bare: true } }[Flag]

const flagsOf = (tab: keyof typeof flagGroups): FlagRow[] =>
  flagGroups[tab].map(name => ({ tab, name, input: CheckboxInput, bare: true }) as FlagRow)

/**
 * Form fields of a library (server-facts 2.2). `clear` is the value that empties a field (server-facts 3.8).
 * @param taken  names of other libraries, which are rejected
 */
export const libraryFields = (taken: readonly string[]) =>
  [
    { tab: 'general', name: 'name', input: TextInput, rule: everyItem<string>(required, unique(taken)) },
    { tab: 'general', name: 'root', input: FolderInput, rule: required, hint: 'dialog.addLibrary.rootHint' },
    {
      tab: 'scanner',
      name: 'scanInterval',
      input: EnumInput,
      rule: required,
      choices: { of: 'ScanInterval', from: ScanInterval },
    },
    {
      tab: 'scanner',
      name: 'oneshotsDirectory',
      input: TextInput,
      clear: null,
      hint: 'dialog.addLibrary.oneshotsHint',
    },
    {
      tab: 'scanner',
      name: 'scanDirectoryExclusions',
      input: StringListInput,
      clear: [],
      hint: 'dialog.editLibrary.exclusionsHint',
    },
    ...flagsOf('scanner'),
    ...flagsOf('analysis'),
    {
      tab: 'analysis',
      name: 'seriesCover',
      input: EnumInput,
      rule: required,
      choices: { of: 'SeriesCover', from: SeriesCover },
    },
    ...flagsOf('metadata'),
  ] satisfies FieldTable<Required<EditedLibrary>>
