import { CollectionManualOrderInput } from '../../dialogs/ManualOrderInput'
import type { FieldTable } from '../../forms/fieldTable'
import { TextInput } from '../../forms/inputs/TextInput'
import { combineRules, requiredRule, uniqueName } from '../../forms/validationRules'
import type { Collection } from '../../generated/model.schemas'

/**
 * Form fields of a collection (server-facts 2.6).
 * @param takenNames  names of other collections, which are rejected
 */
export const collectionFormFields = (takenNames: readonly string[]) =>
  [
    {
      tab: 'general',
      name: 'name',
      input: TextInput,
      rule: combineRules<string>(requiredRule, uniqueName(takenNames)),
    },
    { tab: 'general', name: 'ordered', input: CollectionManualOrderInput },
  ] satisfies FieldTable<Collection>
