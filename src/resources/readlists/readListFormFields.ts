import { ReadListManualOrderInput } from '../../dialogs/ManualOrderInput'
import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { SummaryInput } from '../../forms/inputs/SummaryInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { requiredRule } from '../../forms/validationRules'
import type { ReadList } from '../../generated/model.schemas'

/** Form fields of a read list (server-facts 2.6). Only the server checks that the name is unique. */
export const readListFormFields = [
  { tab: 'general', name: 'name', input: TextInput, rule: requiredRule },
  { tab: 'general', name: 'summary', input: SummaryInput, clearedValue: '' },
  { tab: 'general', name: 'ordered', input: ReadListManualOrderInput },
] satisfies FormFieldDefinitions<ReadList>
