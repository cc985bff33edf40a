import type { DefinitionItem } from '../../../components/page/DefinitionList'
import type { Author } from '../../../generated/model.schemas'
import { translate } from '../../../language/language'
import { FilterLinks } from '../../../lists/filters/FilterLinks'
import { groupAuthorsByRole, isAuthorRole } from './groupAuthorsByRole'

/** Definition list entries of authors by role. Each name links to the series of the library filtered by that author. */
export const authorDetailItems = (authors: readonly Author[], libraryId: string): DefinitionItem[] =>
  groupAuthorsByRole(authors).map(({ role, names }) => ({
    name: isAuthorRole(role) ? translate(`list.filter.${role}`) : capitalize(role),
    value: <FilterLinks filter={isAuthorRole(role) ? role : 'author'} values={names} libraryId={libraryId} />,
  }))

/** Capitalizes a custom role, which comes from file metadata and is mostly lower case. */
const capitalize = (role: string) => role.charAt(0).toLocaleUpperCase() + role.slice(1)
