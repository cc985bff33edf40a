import { CollectionManualOrderInput } from '../../dialogs/ManualOrderInput'
import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { TextInput } from '../../forms/inputs/TextInput'
import { combineRules, createUniqueNameRule, requiredRule } from '../../forms/validationRules'
import type { Collection } from '../../generated/model.schemas'

/**
 * Creates the form fields of a collection (server-facts 2.6).
 * @param takenNames names of the other collections, because the name must be unique
 */
export const createCollectionFormFields = (takenNames: readonly string[]) =>
  [
    {
      tab: 'general',
      name: 'name',
      input: TextInput,
      rule: combineRules<string>(requiredRule, createUniqueNameRule(takenNames)),
    },
    { tab: 'general', name: 'ordered', input: CollectionManualOrderInput },
  ] satisfies FormFieldDefinitions<Collection>
