import { ReadListManualOrderInput } from '../../dialogs/ManualOrderInput'
import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { SummaryInput } from '../../forms/inputs/SummaryInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { combineRules, createUniqueNameRule, requiredRule } from '../../forms/validationRules'
import type { ReadList } from '../../generated/model.schemas'

/**
 * Creates the form fields of a read list (server-facts 2.6).
 * @param takenNames names of the other read lists, because the name must be unique
 */
export const createReadListFormFields = (takenNames: readonly string[]) =>
  [
    {
      tab: 'general',
      name: 'name',
      input: TextInput,
      rule: combineRules<string>(requiredRule, createUniqueNameRule(takenNames)),
    },
    { tab: 'general', name: 'summary', input: SummaryInput, clearedValue: '' },
    { tab: 'general', name: 'ordered', input: ReadListManualOrderInput },
  ] satisfies FormFieldDefinitions<ReadList>
