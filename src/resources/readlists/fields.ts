import { ReadListOrderedInput } from '../../dialogs/OrderedInput'
import type { FieldTable } from '../../forms/fieldTable'
import { SummaryInput } from '../../forms/inputs/SummaryInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { everyItem, required, unique } from '../../forms/validationRules'
import type { ReadList } from '../../generated/model.schemas'

/**
 * Form fields of a read list (server-facts 2.6).
 * @param taken  names of other read lists, which are rejected
 */
export const readListFields = (taken: readonly string[]) =>
  [
    { tab: 'general', name: 'name', input: TextInput, rule: everyItem<string>(required, unique(taken)) },
    { tab: 'general', name: 'summary', input: SummaryInput, clear: '' },
    { tab: 'general', name: 'ordered', input: ReadListOrderedInput },
  ] satisfies FieldTable<ReadList>
