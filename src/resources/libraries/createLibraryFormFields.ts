import { ServerFolderInput } from '../../dialogs/serverFolder/serverPathInputs'
import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { CheckboxInput } from '../../forms/inputs/CheckboxInput'
import { EnumInput } from '../../forms/inputs/EnumInput'
import { StringListInput } from '../../forms/inputs/StringListInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { combineRules, createUniqueLibraryNameRule, requiredRule } from '../../forms/validationRules'
import { type Library, ScanInterval, SeriesCover } from '../../generated/model.schemas'
import { libraryBooleanOptionGroups, type libraryBooleanOptions } from './newLibraryFormValues'

/**
 * Values of the form in which the user edits a library. If the library has no one-shots directory, `oneshotsDirectory`
 * is an empty string.
 */
export type LibraryFormValues = Omit<Library, 'oneshotsDirectory'> & { oneshotsDirectory: string }

type LibraryFlag = (typeof libraryBooleanOptions)[number]
type FlagField = {
  [Name in LibraryFlag]: { tab: string; name: Name; input: typeof CheckboxInput; unframed: true }
}[LibraryFlag]

const flagFields = (tab: keyof typeof libraryBooleanOptionGroups): FlagField[] =>
  libraryBooleanOptionGroups[tab].map(name => ({ tab, name, input: CheckboxInput, unframed: true }) as FlagField)

/**
 * Creates the form fields of a library (server-facts 2.2), in display order.
 * @param takenNames names of the other libraries, because the name must be unique
 */
export const createLibraryFormFields = (takenNames: readonly string[]) =>
  [
    { tab: 'general', name: 'root', input: ServerFolderInput, rule: requiredRule, hint: 'dialog.addLibrary.rootHint' },
    {
      tab: 'general',
      name: 'name',
      input: TextInput,
      rule: combineRules<string>(requiredRule, createUniqueLibraryNameRule(takenNames)),
    },
    {
      tab: 'scanner',
      name: 'scanInterval',
      input: EnumInput,
      rule: requiredRule,
      choices: { enumName: 'ScanInterval', values: ScanInterval },
    },
    {
      tab: 'scanner',
      name: 'oneshotsDirectory',
      input: TextInput,
      clearedValue: null,
      hint: 'dialog.addLibrary.oneshotsHint',
    },
    {
      tab: 'scanner',
      name: 'scanDirectoryExclusions',
      input: StringListInput,
      clearedValue: [],
      hint: 'dialog.editLibrary.exclusionsHint',
    },
    ...flagFields('scanner'),
    ...flagFields('analysis'),
    {
      tab: 'analysis',
      name: 'seriesCover',
      input: EnumInput,
      rule: requiredRule,
      choices: { enumName: 'SeriesCover', values: SeriesCover },
    },
    ...flagFields('metadata'),
  ] satisfies FormFieldDefinitions<Required<LibraryFormValues>>
