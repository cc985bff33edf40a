import { ServerFileInput } from '../../../dialogs/serverFolder/serverPathInputs'
import type { FormFieldDefinitions } from '../../../forms/formFieldDefinitions'
import { CheckboxInput } from '../../../forms/inputs/CheckboxInput'
import { EnumInput } from '../../../forms/inputs/EnumInput'
import { IntegerInput } from '../../../forms/inputs/IntegerInput'
import { TextInput } from '../../../forms/inputs/TextInput'
import { combineRules, createIntegerAtLeastRule, requiredRule } from '../../../forms/validationRules'
import { ThumbnailSize } from '../../../generated/model.schemas'
import {
  type ConfiguredAndEffectiveValue,
  type EditableServerSettings,
  isRestartPending,
} from './editableServerSettings'
import { serverBasePathValidationRule, tcpPortValidationRule } from './serverAddressValidationRules'

const requiredCountRule = combineRules<number | null | undefined>(requiredRule, createIntegerAtLeastRule(1))

/**
 * Creates the form fields of the server settings (server-facts 2.8). Some fields have a hint with the value that the
 * running server uses. If changes of a field need a restart, a label beside the field says so.
 * @param record stored settings
 */
export function createServerSettingsFormFields(record: EditableServerSettings) {
  const { kepubifyPath } = record.sources
  return [
    {
      tab: 'posters',
      name: 'thumbnailSize',
      input: EnumInput,
      rule: requiredRule,
      choices: { enumName: 'ThumbnailSize', values: ThumbnailSize },
      hint: 'page.server.hint.thumbnailSize',
    },
    { tab: 'scan', name: 'deleteEmptyCollections', input: CheckboxInput, unframed: true },
    { tab: 'scan', name: 'deleteEmptyReadLists', input: CheckboxInput, unframed: true },
    {
      tab: 'scan',
      name: 'taskPoolSize',
      input: IntegerInput,
      rule: requiredCountRule,
      hint: 'page.server.hint.taskPoolSize',
    },
    {
      tab: 'signIn',
      name: 'rememberMeDurationDays',
      input: IntegerInput,
      rule: requiredCountRule,
      mark: 'page.server.mark.restart',
    },
    {
      tab: 'signIn',
      name: 'renewRememberMeKey',
      input: CheckboxInput,
      unframed: true,
      hint: 'page.server.hint.renewRememberMeKey',
    },
    ...networkFields(record),
    { tab: 'eReaders', name: 'koboProxy', input: CheckboxInput, unframed: true, hint: 'page.server.hint.koboProxy' },
    {
      tab: 'eReaders',
      name: 'koboPort',
      input: IntegerInput,
      rule: tcpPortValidationRule,
      clearedValue: null,
      hint: 'page.server.hint.koboPort',
    },
    {
      tab: 'eReaders',
      name: 'kepubifyPath',
      input: ServerFileInput,
      clearedValue: null,
      mark: 'page.server.mark.deprecated',
      placeholder: kepubifyPath.configured,
      ...(kepubifyPath.configured ? sourceHint(kepubifyPath) : kepubifyHint),
    },
  ] satisfies FormFieldDefinitions<EditableServerSettings>
}

function networkFields(record: EditableServerSettings) {
  const { serverPort, serverContextPath } = record.sources
  return [
    {
      tab: 'network',
      name: 'serverPort',
      input: IntegerInput,
      rule: tcpPortValidationRule,
      clearedValue: null,
      mark: restartMark(record, 'serverPort'),
      placeholder: serverPort.configured,
      ...sourceHint(serverPort),
    },
    {
      tab: 'network',
      name: 'serverContextPath',
      input: TextInput,
      rule: serverBasePathValidationRule,
      clearedValue: null,
      mark: restartMark(record, 'serverContextPath'),
      placeholder: serverContextPath.configured,
      ...sourceHint({ ...serverContextPath, effective: serverContextPath.effective ?? '/' }),
    },
  ] satisfies FormFieldDefinitions<EditableServerSettings>
}

/**
 * Returns the translation key of the label beside a setting that needs a restart. If the running server does not use
 * the stored value yet, the label shows that a restart is pending.
 */
const restartMark = (record: EditableServerSettings, name: 'serverPort' | 'serverContextPath') =>
  isRestartPending(record, name) ? 'page.server.mark.restartPending' : 'page.server.mark.restart'

type Hint = { hint: string; hintValues?: Readonly<Record<string, string>> }

const kepubifyHint: Hint = { hint: 'page.server.hint.kepubifyPath' }

/**
 * Returns a hint that shows the value that the running server uses. If the configuration file contains a value, the
 * hint shows this value too.
 */
function sourceHint({ configured, effective = '' }: ConfiguredAndEffectiveValue): Hint {
  return configured
    ? { hint: 'page.server.hint.configured', hintValues: { configured, effective } }
    : { hint: 'page.server.hint.notConfigured', hintValues: { effective } }
}
