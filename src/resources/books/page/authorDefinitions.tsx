import type { Definition } from '../../../components/page/DefinitionList'
import type { Author } from '../../../generated/model.schemas'
import { translate } from '../../../language/language'
import { FilterLinks } from '../../../lists/filters/FilterLinks'
import { authorsByRole, isKnownRole } from './authorsByRole'

/** Definition list entries of authors by role. Each name links to the series of the library filtered by that author. */
export const authorDefinitions = (authors: readonly Author[], libraryId: string): Definition[] =>
  authorsByRole(authors).map(({ role, names }) => ({
    name: isKnownRole(role) ? translate(`list.filter.${role}`) : capitalized(role),
    value: <FilterLinks filter={isKnownRole(role) ? role : 'author'} values={names} libraryId={libraryId} />,
  }))

/** Capitalizes a custom role, which comes from file metadata and is mostly lower case. */
const capitalized = (role: string) => role.charAt(0).toLocaleUpperCase() + role.slice(1)
