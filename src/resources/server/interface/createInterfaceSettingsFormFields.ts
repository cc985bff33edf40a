import type { FormFieldDefinitions } from '../../../forms/formFieldDefinitions'
import { CheckboxInput } from '../../../forms/inputs/CheckboxInput'
import { EnumInput } from '../../../forms/inputs/EnumInput'
import { requiredRule } from '../../../forms/validationRules'
import { alphabetGroupsOptions, type InterfaceSettings } from './globalInterfaceSettings'

const { custom: _, ...presets } = alphabetGroupsOptions

/**
 * Creates the form fields of the interface settings.
 * @param settings current settings. The option `custom` for series groups exists only if it is already selected.
 */
export const createInterfaceSettingsFormFields = ({ seriesGroups }: InterfaceSettings) =>
  [
    {
      tab: 'browsing',
      name: 'seriesGroups',
      input: EnumInput,
      rule: requiredRule,
      choices: { enumName: 'SeriesGroups', values: seriesGroups === 'custom' ? alphabetGroupsOptions : presets },
      hint: 'page.interface.hint.seriesGroups',
    },
    {
      tab: 'signIn',
      name: 'hidesPasswordForm',
      input: CheckboxInput,
      unframed: true,
      hint: 'page.interface.hint.hidesPasswordForm',
    },
    {
      tab: 'signIn',
      name: 'opensProvider',
      input: CheckboxInput,
      unframed: true,
      hint: 'page.interface.hint.opensProvider',
    },
  ] satisfies FormFieldDefinitions<InterfaceSettings>
