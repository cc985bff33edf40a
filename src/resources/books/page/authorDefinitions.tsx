import type { Definition } from '../../../components/page/DefinitionList'
import type { Author } from '../../../generated/model.schemas'
import { translate } from '../../../language/language'
import { FilterLinks } from '../../../lists/filters/FilterLinks'
import { authorsByRole, isKnownRole } from './authorsByRole'

/** Who did what, each a link to what else they did in the library. */
export const authorDefinitions = (authors: readonly Author[], libraryId: string): Definition[] =>
  authorsByRole(authors).map(({ role, names }) => ({
    name: isKnownRole(role) ? translate(`list.filter.${role}`) : capitalized(role),
    value: <FilterLinks filter={isKnownRole(role) ? role : 'author'} values={names} libraryId={libraryId} />,
  }))

/** Roles that nobody knows come as files write them: mostly in lower case. */
const capitalized = (role: string) => role.charAt(0).toLocaleUpperCase() + role.slice(1)
