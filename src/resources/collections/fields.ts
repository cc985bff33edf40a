import { CollectionOrderedInput } from '../../dialogs/OrderedInput'
import type { FieldTable } from '../../forms/fieldTable'
import { TextInput } from '../../forms/inputs/TextInput'
import { everyItem, required, unique } from '../../forms/validationRules'
import type { Collection } from '../../generated/model.schemas'

/**
 * Form fields of a collection (server-facts 2.6).
 * @param taken  names of other collections, which are rejected
 */
export const collectionFields = (taken: readonly string[]) =>
  [
    { tab: 'general', name: 'name', input: TextInput, rule: everyItem<string>(required, unique(taken)) },
    { tab: 'general', name: 'ordered', input: CollectionOrderedInput },
  ] satisfies FieldTable<Collection>
