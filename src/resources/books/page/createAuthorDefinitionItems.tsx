import type { DefinitionItem } from '../../../components/page/DefinitionList'
import type { Author } from '../../../generated/model.schemas'
import { translate } from '../../../language/interfaceLanguage'
import { FilterValueLinks } from '../../../lists/filters/FilterValueLinks'
import { groupAuthorsByRole, isStandardAuthorRole } from './groupAuthorsByRole'

/**
 * Returns a definition list item for each author role, with the names of the authors. Each name links to the series of
 * that author in the library.
 */
export const createAuthorDefinitionItems = (authors: readonly Author[], libraryId: string): DefinitionItem[] =>
  groupAuthorsByRole(authors).map(({ role, names }) => ({
    name: isStandardAuthorRole(role) ? translate(`list.filter.${role}`) : capitalize(role),
    value: (
      <FilterValueLinks filter={isStandardAuthorRole(role) ? role : 'author'} values={names} libraryId={libraryId} />
    ),
  }))

const capitalize = (role: string) => role.charAt(0).toLocaleUpperCase() + role.slice(1)
