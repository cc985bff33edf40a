import type { DefinitionItem } from '../../../components/page/DefinitionList'
import type { Author } from '../../../generated/model.schemas'
import { translate } from '../../../language/interfaceLanguage'
import { FilterLinks } from '../../../lists/filters/FilterLinks'
import { groupAuthorsByRole, isStandardAuthorRole } from './groupAuthorsByRole'

/**
 * Returns definition list entries of authors by role. Each name links to the series of the library with that author.
 */
export const authorDefinitionItems = (authors: readonly Author[], libraryId: string): DefinitionItem[] =>
  groupAuthorsByRole(authors).map(({ role, names }) => ({
    name: isStandardAuthorRole(role) ? translate(`list.filter.${role}`) : capitalize(role),
    value: <FilterLinks filter={isStandardAuthorRole(role) ? role : 'author'} values={names} libraryId={libraryId} />,
  }))

/** Capitalizes a custom role. Custom roles come from file metadata and are mostly lower case. */
const capitalize = (role: string) => role.charAt(0).toLocaleUpperCase() + role.slice(1)
