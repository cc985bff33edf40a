import { CollectionManualOrderInput } from '../../dialogs/ManualOrderInput'
import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { TextInput } from '../../forms/inputs/TextInput'
import { requiredRule } from '../../forms/validationRules'
import type { Collection } from '../../generated/model.schemas'

/** Form fields of a collection (server-facts 2.6). Only the server checks that the name is unique. */
export const collectionFormFields = [
  { tab: 'general', name: 'name', input: TextInput, rule: requiredRule },
  { tab: 'general', name: 'ordered', input: CollectionManualOrderInput },
] satisfies FormFieldDefinitions<Collection>
